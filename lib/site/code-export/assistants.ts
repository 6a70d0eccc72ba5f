import { absoluteUrl } from '../absolute-url'
import { installCommand, type PackageManager } from './commands'
import { markdownPath, registryItemPath } from './registry-item'

/**
 * Returns a prompt that asks an AI assistant to add a screen to an app. The prompt contains the screen's Markdown page, so that
 * assistants that cannot open URLs get the code, too.
 * @param registryName registry name of the screen, e.g. `login-0`
 * @param markdown the screen's Markdown page
 */
export const assistantPrompt = (registryName: string, markdown: string): string =>
  [
    `Add the mobile screen below to my React app. The screen requires React 19.2, Tailwind CSS 4.1, and the shadcn CLI.`,
    '',
    `1. Run \`${installCommand('npm', absoluteUrl(registryItemPath(registryName)))}\`. It writes files to components/patternbook, adds one @import line to the style sheet, and installs @patternbook/engine. Do not write these files by hand.`,
    '2. Render the screen in an element that has a height and `position: relative`.',
    '3. Pass my text and pictures as the `data` prop, in the shape of the screen’s JSON file, and connect the screen’s callbacks to my code.',
    '4. Connect my router once with `configure` from `@patternbook/engine/navigation`.',
    '',
    `The screen’s documentation and source code follow. They are also at ${absoluteUrl(markdownPath(registryName))}; the index of all screens is ${absoluteUrl('/llms.txt')}.`,
    '',
    markdown.trim(),
    '',
  ].join('\n')

/** Returns the JSON entry for `components.json` with which the shadcn CLI and MCP server find the items of this site. */
export const registriesConfig = (): string =>
  JSON.stringify({ registries: { '@patternbook': absoluteUrl('/r/{name}.json') } }, null, 2)

/** Returns the command that sets up shadcn's MCP server in an app. */
export const mcpInitCommand = (manager: PackageManager): string =>
  installCommand(manager, '').replace(/ add $/, ' mcp init')

/**
 * Returns the URL that opens an item in v0 (ui.shadcn.com/docs/registry/open-in-v0).
 * @param registryName registry name of the screen
 */
export const v0Url = (registryName: string): string =>
  `https://v0.dev/chat/api/open?url=${encodeURIComponent(absoluteUrl(registryItemPath(registryName)))}`
