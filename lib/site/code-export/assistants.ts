import { absoluteUrl } from '../site'
import { installCommand, type Manager } from './commands'
import { entryPath, markdownPath } from './registry-entry'

/**
 * A prompt for an AI assistant that adds a screen to an app. It contains the page of the screen, so an assistant that
 * cannot open URLs has the code as well.
 * @param item name of the item, e.g. `login-0`
 * @param markdown the page of the screen in Markdown
 */
export const promptOf = (item: string, markdown: string): string =>
  [
    `Add the mobile screen below to my React app. The screen requires React 19, Tailwind CSS 4, and the shadcn CLI.`,
    '',
    `1. Run \`${installCommand('npm', absoluteUrl(entryPath(item)))}\`. It writes files to components/patternbook, adds one @import line to the style sheet, and installs @patternbook/engine. Do not write these files by hand.`,
    '2. Render the screen in an element that has a height and `position: relative`.',
    '3. Pass my text and pictures as the `data` prop, in the shape of the screen’s JSON file, and connect the screen’s callbacks to my code.',
    '4. Connect my router once with `configure` from `@patternbook/engine/navigation`.',
    '',
    `The screen’s documentation and source code follow. They are also at ${absoluteUrl(markdownPath(item))}; the index of all screens is ${absoluteUrl('/llms.txt')}.`,
    '',
    markdown.trim(),
    '',
  ].join('\n')

/** The entry of `components.json` under which shadcn's command line and MCP server find the items of this site. */
export const mcpRegistry = (): string =>
  JSON.stringify({ registries: { '@patternbook': absoluteUrl('/r/{name}.json') } }, null, 2)

/** The command that sets up shadcn's MCP server in an app. */
export const mcpCommand = (manager: Manager): string =>
  installCommand(manager, '').replace(/ add $/, ' mcp init')

/**
 * The URL that opens an item in v0 (ui.shadcn.com/docs/registry/open-in-v0).
 * @param item name of the item
 */
export const v0Url = (item: string): string =>
  `https://v0.dev/chat/api/open?url=${encodeURIComponent(absoluteUrl(entryPath(item)))}`
