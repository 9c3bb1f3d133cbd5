-- Neovim as a client of `jitlite lsp`: run by tests/editors/nvim.rs, with the command in JITLITE and programs in the
-- current folder. Whatever is wrong ends it with status 1.
local function check(condition, what)
  if not condition then
    io.stderr:write("nvim: " .. what .. "\n" .. debug.traceback() .. "\n")
    vim.cmd "cquit 1"
  end
end

local function equal(found, expected, what)
  check(vim.deep_equal(found, expected), what .. ": " .. vim.inspect(found))
end

local function wait(what, condition)
  check(vim.wait(20000, condition, 20), "waited for " .. what)
end

local function body()
  vim.opt.runtimepath:append(vim.env.JITLITE_NVIM)
  local jitlite = require "jitlite"
  jitlite.setup { cmd = { vim.env.JITLITE, "lsp" } }
  local said = {}
  vim.notify = function(text) table.insert(said, text) end

  -- Mistakes are underlined, and go when they are mended.
  vim.cmd "edit wrong.ll"
  wait("diagnostics", function() return #vim.diagnostic.get(0) > 0 end)
  local found = vim.diagnostic.get(0)
  equal(#found, 1, "one mistake")
  equal({ found[1].lnum, found[1].col, found[1].end_col }, { 3, 10, 12 }, "its place, in bytes")
  equal(found[1].code or found[1].user_data.lsp.code, "undefined-local", "its rule")
  vim.api.nvim_buf_set_text(0, 3, 10, 3, 12, { "%x" })
  wait("no diagnostics", function() return #vim.diagnostic.get(0) == 0 end)
  equal(vim.api.nvim_buf_get_lines(0, 3, 4, false)[1], "  ret i32 %x", "the edit")

  -- A place is described, and leads to its definition.
  local function at(line, column)
    vim.api.nvim_win_set_cursor(0, { line, column })
    return vim.lsp.util.make_position_params()
  end
  local function ask(method, params)
    local answers = vim.lsp.buf_request_sync(0, method, params, 20000)
    local answer = (answers or {})[jitlite.client] or {}
    check(not answer.err, method .. ": " .. vim.inspect(answer.err))
    return answer.result
  end
  local hover = ask("textDocument/hover", at(4, 10))
  check(hover.contents.value:find("%x: i32", 1, true), "hover: " .. vim.inspect(hover))
  at(4, 10)
  vim.lsp.buf.definition()
  wait("the definition", function() return vim.api.nvim_win_get_cursor(0)[1] == 3 end)

  -- A name is changed everywhere.
  local rename = at(4, 10)
  rename.newName = "sum"
  local edit = ask("textDocument/rename", rename)
  vim.lsp.util.apply_workspace_edit(edit, "utf-16")
  equal(vim.api.nvim_buf_get_lines(0, 2, 4, false), { "  %sum = add i32 1, 2 ; ä", "  ret i32 %sum" }, "rename")

  -- The text is brought to its form.
  vim.api.nvim_buf_set_lines(0, 3, 4, false, { "ret   i32   %sum" })
  vim.lsp.buf.formatting_sync({}, 20000)
  equal(vim.api.nvim_buf_get_lines(0, 3, 4, false), { "  ret i32 %sum" }, "formatted")

  -- An assertion is run.
  at(1, 0)
  equal(jitlite.run_assertion().outcome, "passed", "the assertion")
  check(said[1] and said[1]:find("passed", 1, true), "it is said: " .. vim.inspect(said))

  -- Bitcode is a text that cannot be changed.
  vim.cmd "edit! program.bc"
  local lines = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")
  check(lines:find("ret i32 7", 1, true), "bitcode: " .. lines)
  equal(vim.bo.modifiable, false, "read-only")

  local client = vim.lsp.get_client_by_id(jitlite.client)
  client.stop()
  wait("the end", function() return client.is_stopped() end)
end

local ok, why = xpcall(body, debug.traceback)
check(ok, why)
vim.cmd "qall!"
