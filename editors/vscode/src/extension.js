// Starts `jitlite lsp` for texts of LLVM IR and `jitlite dap` for programs, and shows bitcode as such a text.
const vscode = require("vscode");
const { LanguageClient, ExecuteCommandRequest } = require("vscode-languageclient/node");

const SHOW_TEXT = "jitlite.showText";
const RUN_ASSERTION = "jitlite.runAssertion";
/** The scheme of bitcode as a text: the path is that of the file, with `.ll` behind it. */
const SCHEME = "jitlite";

let client;

/** Says what came of an assertion. */
async function executeCommand(command, args, next) {
  const result = await next(command, args);
  if (command === RUN_ASSERTION && result) {
    const say =
      result.outcome === "passed"
        ? vscode.window.showInformationMessage
        : vscode.window.showErrorMessage;
    say(`${result.outcome}: ${result.message}`);
  }
  return result;
}

function start() {
  const settings = vscode.workspace.getConfiguration("jitlite");
  const run = { command: settings.get("path"), args: ["lsp"] };
  client = new LanguageClient("jitlite", "jitlite", run, {
    documentSelector: [{ language: "llvm" }],
    initializationOptions: { std: settings.get("std") },
    synchronize: { configurationSection: "jitlite" },
    middleware: { executeCommand },
  });
  return client.start();
}

/** The text of bitcode, which the server prints. */
const bitcode = {
  async provideTextDocumentContent(uri) {
    const file = vscode.Uri.file(uri.path.replace(/\.ll$/, ""));
    const params = { command: SHOW_TEXT, arguments: [file.toString()] };
    const shown = await client.sendRequest(ExecuteCommandRequest.type, params);
    return shown.text;
  },
};

async function openBitcode(file) {
  const uri = vscode.Uri.from({ scheme: SCHEME, path: `${file.path}.ll` });
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));
}

const debugAdapter = {
  createDebugAdapterDescriptor() {
    const command = vscode.workspace.getConfiguration("jitlite").get("path");
    return new vscode.DebugAdapterExecutable(command, ["dap"]);
  },
};

/** The file of the editor is debugged where no configuration says what. */
const debugConfiguration = {
  resolveDebugConfiguration(_, given) {
    if (given.type) return given;
    return { type: "jitlite", request: "launch", name: "Step through", program: "${file}", stopAtEnd: true };
  },
};

async function activate(context) {
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterDescriptorFactory("jitlite", debugAdapter),
    vscode.debug.registerDebugConfigurationProvider("jitlite", debugConfiguration),
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, bitcode),
    vscode.commands.registerCommand("jitlite.openBitcode", openBitcode),
    vscode.commands.registerCommand("jitlite.restart", async () => {
      await client.stop();
      await start();
    }),
  );
  await start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
