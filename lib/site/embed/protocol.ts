import type { FrameState } from '../../frame/state'

/** Value of `source` in every message, so that both sides ignore messages from other code. */
export const MESSAGE_SOURCE = 'patternbook'

/** Version of the messages. It increases when the meaning of a message changes, but not when fields are added. */
export const PROTOCOL_VERSION = 1

/** The query parameters that an embedding page can read and set. */
export const EMBED_PARAMETERS = [
  'mode',
  'ios',
  'md',
  'dir',
  'theme',
  'accent',
  'lang',
  'text',
  'motion',
  'state',
  'gallery',
] as const satisfies readonly (keyof FrameState)[]

type EmbedParameter = (typeof EMBED_PARAMETERS)[number]

/** The state of a screen for an embedding page: query parameters with their current values. */
export type EmbedState = Partial<Pick<FrameState, EmbedParameter>>

type Message<T extends string> = { source: typeof MESSAGE_SOURCE; version: typeof PROTOCOL_VERSION; type: T }

/** Message from the embed: it is ready (`ready`), its path or state has changed, or it answers a `set` message (both `state`). */
type StateMessage = Message<'ready' | 'state'> & {
  /** App path of the page that is shown, e.g. `/login/1/`. */
  path: string
  state: EmbedState
}

/** Message to the embed: sets query parameters. Null removes a parameter: the visitor's setting or the default applies. */
export type SetStateMessage = Message<'set'> & { state: { [K in EmbedParameter]?: string | number | null } }

/** Returns whether a value is an object and not null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns whether the data of a message event is a message of this protocol and version. */
export const isProtocolMessage = (data: unknown): data is Message<string> & Record<string, unknown> =>
  isObject(data) &&
  data.source === MESSAGE_SOURCE &&
  data.version === PROTOCOL_VERSION &&
  typeof data.type === 'string'

/** Returns the data of a message event if it is a message from an embed; undefined for any other data. */
export const readStateMessage = (data: unknown): StateMessage | undefined =>
  isProtocolMessage(data) && (data.type === 'ready' || data.type === 'state') && isObject(data.state)
    ? (data as unknown as StateMessage)
    : undefined

/** Returns the part of a frame's state that an embedding page can read. */
export const embedStateOf = (state: FrameState): EmbedState =>
  Object.fromEntries(EMBED_PARAMETERS.flatMap((key) => (state[key] === undefined ? [] : [[key, state[key]]])))

/** Creates a message of this protocol and version. */
export const createMessage = <T extends string, Fields extends object>(type: T, fields: Fields) =>
  ({
    source: MESSAGE_SOURCE,
    version: PROTOCOL_VERSION,
    type,
    ...fields,
  }) as Message<T> & Fields
