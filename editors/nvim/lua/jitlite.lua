-- LLVM IR in Neovim, from 0.7.2 on: `require("jitlite").setup {}`, with this folder in 'runtimepath'.
local M = {}

-- `cmd` starts the server; `std` is the language of texts, as of `jitlite check --std`.
M.options = { cmd = { "jitlite", "lsp" }, std = "auto", on_attach = nil }

-- Starts the server where there is none, and attaches a buffer to it.
function M.attach(buffer)
  if not M.client or not vim.lsp.get_client_by_id(M.client) then
    M.client = vim.lsp.start_client {
      name = "jitlite",
      cmd = M.options.cmd,
      root_dir = vim.fn.getcwd(),
      init_options = { std = M.options.std },
      on_attach = M.options.on_attach,
    }
  end
  if M.client then
    vim.lsp.buf_attach_client(buffer, M.client)
  end
end

-- Asks the server for an answer; nil if there is none.
local function ask(buffer, method, params)
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 30000) or {}
  local answer = answers[M.client] or {}
  if answer.err then
    vim.notify(answer.err.message, vim.log.levels.ERROR)
  end
  return answer.result
end

-- Runs the assertion in the line of the cursor: gives what came of it, and says it.
function M.run_assertion()
  local arguments = { vim.uri_from_bufnr(0), vim.api.nvim_win_get_cursor(0)[1] }
  local params = { command = "jitlite.runAssertion", arguments = arguments }
  local result = ask(0, "workspace/executeCommand", params)
  if result then
    local level = result.outcome == "passed" and vim.log.levels.INFO or vim.log.levels.ERROR
    vim.notify(result.outcome .. ": " .. result.message, level)
  end
  return result
end

-- Fills a buffer with the text of a file of bitcode, which cannot be changed.
function M.show_bitcode(buffer, path)
  M.attach(buffer)
  local params = { command = "jitlite.showText", arguments = { vim.uri_from_fname(path) } }
  local result = ask(buffer, "workspace/executeCommand", params)
  if result then
    vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(result.text, "\n"))
  end
  vim.bo[buffer].modified = false
  vim.bo[buffer].modifiable = false
  vim.bo[buffer].filetype = "llvm"
end

function M.setup(options)
  M.options = vim.tbl_extend("force", M.options, options or {})
  local group = vim.api.nvim_create_augroup("jitlite", {})
  vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
    group = group,
    pattern = "*.ll",
    command = "setfiletype llvm",
  })
  vim.api.nvim_create_autocmd("FileType", {
    group = group,
    pattern = { "llvm", "lifelines" },
    callback = function(event) M.attach(event.buf) end,
  })
  vim.api.nvim_create_autocmd("BufReadCmd", {
    group = group,
    pattern = "*.bc",
    callback = function(event)
      M.show_bitcode(event.buf, vim.fn.fnamemodify(event.match, ":p"))
    end,
  })
  vim.api.nvim_create_user_command("JitliteRun", function() M.run_assertion() end, {})
end

return M
