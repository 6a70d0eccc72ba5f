import type { FrameState } from '../../frame/state'

/** Part of every message, so that both sides ignore messages of other code. */
export const SOURCE = 'patternbook'

/** Increases when a message changes its meaning, but not when fields are added. */
export const VERSION = 1

/** The query parameters that an embedding page may set and receives. */
export const EMBED_KEYS = [
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

type EmbedKey = (typeof EMBED_KEYS)[number]

/** The state of a screen for an embedding page: query parameters with their current values. */
export type EmbedState = Partial<Pick<FrameState, EmbedKey>>

type Message<T extends string> = { source: typeof SOURCE; version: typeof VERSION; type: T }

/** From the embed: it is ready (`ready`), or its state has changed (`state`). */
type StateMessage = Message<'ready' | 'state'> & {
  /** App path of the page that is shown, e.g. `/login/1/`. */
  path: string
  state: EmbedState
}

/** To the embed: sets its state. A parameter set to null is reset to the visitor's value. */
export type SetMessage = Message<'set'> & { state: { [K in EmbedKey]?: string | number | null } }

/** Whether a value is an object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether posted data is a message of this protocol and version. */
export const isMessage = (data: unknown): data is Message<string> & Record<string, unknown> =>
  isObject(data) && data.source === SOURCE && data.version === VERSION && typeof data.type === 'string'

/** The message of an embed; undefined for any other data. */
export const readStateMessage = (data: unknown): StateMessage | undefined =>
  isMessage(data) && (data.type === 'ready' || data.type === 'state') && isObject(data.state)
    ? (data as unknown as StateMessage)
    : undefined

/** The state of a frame for an embedding page. */
export const stateOf = (state: FrameState): EmbedState =>
  Object.fromEntries(EMBED_KEYS.flatMap((key) => (state[key] === undefined ? [] : [[key, state[key]]])))

/** Creates a message of this version. */
export const message = <T extends string, Rest extends object>(type: T, rest: Rest) =>
  ({
    source: SOURCE,
    version: VERSION,
    type,
    ...rest,
  }) as Message<T> & Rest
