import { DEFAULTS, type FrameState } from '@/lib/frame'
import { readQuery, writeQuery } from '@/lib/frame/query'
import { findRoute, type Route, withBase } from '@/lib/site/catalog'

/** Axes along which the frames of a comparison can differ. */
export const AXES = ['mode', 'generation', 'dir', 'theme', 'width'] as const
export type Axis = (typeof AXES)[number]

/** Available widths, px: those of a small, a medium, and a large phone, and of a tablet. */
export const WIDTHS = [320, 390, 430, 768] as const

/** Maximum number of frames. More than four do not fit side by side. */
const MAX_FRAMES = 4
/** Width of a screen if widths are not compared, px. */
const DEFAULT_WIDTH = 390

/** A comparison of one screen in several frames. */
export type Comparison = {
  route: Route
  /** One or two axes. */
  axes: readonly Axis[]
  /** The widths to compare, px, in ascending order. */
  widths: readonly number[]
  /** Whether clicks, typing, and scrolling in one frame are repeated in the other frames. */
  areActionsMirrored: boolean
  /** State that all frames share. The values of the compared axes override it. */
  sharedState: Partial<FrameState>
}

/** One frame of a comparison. */
type ComparedFrame = { label: string; width: number; src: string }

/** Returns the maximum number of widths. With a second axis, each width has two frames. */
const maxWidthCount = (axes: readonly Axis[]) => (axes.length > 1 ? MAX_FRAMES / 2 : MAX_FRAMES)

/** Limits widths to the maximum number. If there are too many, only the smallest and the largest remain. */
export const limitWidths = (widths: readonly number[], axes: readonly Axis[]): readonly number[] =>
  widths.length > maxWidthCount(axes)
    ? [widths[0], widths.at(-1)].filter((width) => width !== undefined)
    : widths

const isAxis = (name: string): name is Axis => (AXES as readonly string[]).includes(name)
const isWidth = (value: number) => (WIDTHS as readonly number[]).includes(value)

/** ID of the screen that is compared if the URL names no screen or an unknown one. */
const DEFAULT_SCREEN = 'login/1'

/** Reads a comparison from a query string. Missing or invalid values get defaults. */
export const readComparison = (search: string): Comparison => {
  const params = new URLSearchParams(search)
  const readList = (key: string) => (params.get(key) ?? '').split(',')
  const axes = [...new Set(readList('by').filter(isAxis))].slice(0, 2)
  const widths = [...new Set(readList('widths').map(Number).filter(isWidth))].sort((a, b) => a - b)
  const { full: _, embed: __, menu: ___, ...sharedState } = readQuery(search)
  return {
    route: findRoute(params.get('show') ?? DEFAULT_SCREEN) ?? (findRoute(DEFAULT_SCREEN) as Route),
    axes: axes.length > 0 ? axes : ['mode'],
    widths: widths.length > 1 ? limitWidths(widths, axes) : [320, 430],
    areActionsMirrored: params.get('mirror') !== '0',
    sharedState,
  }
}

/** Returns the query string of a comparison. Default axes and mirroring, and widths that are not compared, are left out. */
export const writeComparison = ({
  route,
  axes,
  widths,
  areActionsMirrored,
  sharedState,
}: Comparison): string => {
  const queryParts = [
    `show=${route.id}`,
    axes.join() === 'mode' ? '' : `by=${axes.join()}`,
    axes.includes('width') ? `widths=${widths.join()}` : '',
    areActionsMirrored ? '' : 'mirror=0',
    writeQuery('', sharedState, false).slice(1),
  ]
  return `?${queryParts.filter(Boolean).join('&')}`
}

type AxisValue = { label: string; width?: number; state?: Partial<FrameState> }

const generationsByMode: Record<FrameState['mode'], AxisValue[]> = {
  ios: [
    { label: 'iOS 26', state: { mode: 'ios', ios: '26' } },
    { label: 'iOS 18', state: { mode: 'ios', ios: '18' } },
  ],
  md: [
    { label: 'Material 3 Expressive', state: { mode: 'md', md: 'expressive' } },
    { label: 'Material 3 Baseline', state: { mode: 'md', md: 'baseline' } },
  ],
}

const axisValuesOf = (axis: Exclude<Axis, 'generation'>, widths: readonly number[]): AxisValue[] => {
  if (axis === 'width') return widths.map((width) => ({ label: `${width} px`, width }))
  const valuesByAxis: Record<Exclude<Axis, 'width' | 'generation'>, AxisValue[]> = {
    mode: [
      { label: 'iOS', state: { mode: 'ios' } },
      { label: 'Material', state: { mode: 'md' } },
    ],
    // Without `lang`, the language of the sample data follows the direction.
    dir: [
      { label: 'LTR', state: { dir: 'ltr', lang: undefined } },
      { label: 'RTL', state: { dir: 'rtl', lang: undefined } },
    ],
    theme: [
      { label: 'Light', state: { theme: 'light' } },
      { label: 'Dark', state: { theme: 'dark' } },
    ],
  }
  return valuesByAxis[axis]
}

/**
 * Returns the frames of a comparison, at most four.
 * @param mode the visitor's platform, for a comparison of generations that does not specify a platform
 */
export const comparedFramesOf = (
  { route, axes, widths, sharedState }: Comparison,
  mode: FrameState['mode'] = DEFAULTS.mode,
): ComparedFrame[] => {
  const comparesAllGenerations = axes.includes('mode') && axes.includes('generation')
  const [firstAxisValues = [], secondAxisValues] = comparesAllGenerations
    ? [[...generationsByMode.ios, ...generationsByMode.md]]
    : axes.map((axis) =>
        axis === 'generation' ? generationsByMode[sharedState.mode ?? mode] : axisValuesOf(axis, widths),
      )
  const combinations = firstAxisValues.flatMap((value) =>
    secondAxisValues ? secondAxisValues.map((other) => [value, other]) : [[value]],
  )
  return combinations.slice(0, MAX_FRAMES).map((values) => {
    const state = Object.assign({}, sharedState, ...values.map((value) => value.state), { embed: true })
    return {
      label: values.map(({ label }) => label).join(', '),
      width: values.find(({ width }) => width)?.width ?? DEFAULT_WIDTH,
      src: withBase(route.path) + writeQuery('', state, false),
    }
  })
}

/**
 * Returns the axes after an axis is turned on or off: at least one and at most two. A third axis replaces the first of the two.
 * If platforms are the only axis, turning on generations replaces them; platforms can then be added again.
 */
export const toggleAxis = (axes: readonly Axis[], axis: Axis): readonly Axis[] => {
  const otherAxes = axes.filter((one) => one !== axis)
  if (otherAxes.length < axes.length) return otherAxes.length > 0 ? otherAxes : axes
  if (axis === 'generation' && axes.join() === 'mode') return [axis]
  return [...axes.slice(-1), axis].sort((a, b) => AXES.indexOf(a) - AXES.indexOf(b))
}

/**
 * Returns the widths after a width is added or removed: at least two. If there is no room for another width, the new width
 * replaces the nearest width.
 */
export const toggleWidth = (
  widths: readonly number[],
  width: number,
  axes: readonly Axis[],
): readonly number[] => {
  const otherWidths = widths.filter((one) => one !== width)
  if (otherWidths.length < widths.length) return otherWidths.length > 1 ? otherWidths : widths
  const widthsByDistance = [...widths].sort((a, b) => Math.abs(b - width) - Math.abs(a - width))
  return [...widthsByDistance.slice(0, maxWidthCount(axes) - 1), width].sort((a, b) => a - b)
}
