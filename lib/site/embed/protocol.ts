import type { FrameState } from '../../frame/state'

/** Stands in every message, so that neither side takes the words of somebody else for its own. */
export const SOURCE = 'patternbook'

/** Rises when a message changes its meaning; what is only added leaves it is. */
export const VERSION = 1

/** The keys of the query that an embedding page may set, and hears of. */
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

/** How a screen is shown, as an embedding page is told: the keys of the query with the values in force. */
export type EmbedState = Partial<Pick<FrameState, EmbedKey>>

type Message<T extends string> = { source: typeof SOURCE; version: typeof VERSION; type: T }

/** From the embed: it answers from now on (`ready`), or what it shows has changed (`state`). */
export type StateMessage = Message<'ready' | 'state'> & {
  /** App path of the page that is shown, e.g. `/login/1/`. */
  path: string
  state: EmbedState
}

/** To the embed: show it like this. A key set to null goes back to what the visitor would see without it. */
export type SetMessage = Message<'set'> & { state: { [K in EmbedKey]?: string | number | null } }

/** Something with fields. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether something that was posted is of this protocol and version. */
export const isMessage = (data: unknown): data is Message<string> & Record<string, unknown> =>
  isObject(data) && data.source === SOURCE && data.version === VERSION && typeof data.type === 'string'

/** What an embed has said; nothing for messages of anybody else. */
export const readStateMessage = (data: unknown): StateMessage | undefined =>
  isMessage(data) && (data.type === 'ready' || data.type === 'state') && isObject(data.state)
    ? (data as unknown as StateMessage)
    : undefined

/** The state of a frame as an embedding page is told. */
export const stateOf = (state: FrameState): EmbedState =>
  Object.fromEntries(EMBED_KEYS.flatMap((key) => (state[key] === undefined ? [] : [[key, state[key]]])))

/** A message of this version. */
export const message = <T extends string, Rest extends object>(type: T, rest: Rest) =>
  ({
    source: SOURCE,
    version: VERSION,
    type,
    ...rest,
  }) as Message<T> & Rest
