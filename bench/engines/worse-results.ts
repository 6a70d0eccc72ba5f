import type { ComponentKind } from './component-kinds'
import type { FigureName } from './figures'

const inertReason =
  'the page behind it becomes inert, so the browser restyles all of it; Ionic only hides one container from screen readers, and Framework7 and Konsta leave the page reachable'
const mountReason =
  'React creates its view on demand; the view of Konsta is always in the document, styled and laid out, and only changes a class'
const positioningReason =
  'Radix measures the available space before it is shown, and again whenever something moves; the others position it once'
const renderReason =
  'React renders the next page, 720 elements, before it can move; Framework7 inserts markup with half as many elements'

/** The reasons why other engines have better figures than ours in a column of the table, for all components or for one component. */
const worseResultReasons: Partial<
  Record<FigureName, { allComponents?: string } & Partial<Record<ComponentKind, string>>>
> = {
  firstFrameMs: { allComponents: mountReason, popover: positioningReason, page: renderReason },
  // The presentation ends later because it starts later, so the reasons are those of `firstFrameMs`.
  overheadMs: { allComponents: mountReason, popover: positioningReason, page: renderReason },
  presentCpuMs: {
    allComponents: inertReason,
    toast: mountReason,
    popover: `${inertReason}; ${positioningReason}`,
    page: `${renderReason}; ${inertReason}`,
  },
  dismissCpuMs: {
    allComponents:
      'the page is restyled when it is no longer inert, and React removes the view from the document',
    page: 'the outgoing page becomes inert at once, so that nothing on it can be pressed, and is restyled for that; Framework7 leaves it reachable',
  },
  bytes: {
    popover:
      'includes the positioning at every edge and the updates when something moves (Radix); the popover of Ionic is positioned once',
  },
}

/** Returns the reason why another engine may have a better figure than ours, or undefined if there is none. */
export const worseResultReasonOf = (column: FigureName, kind: ComponentKind): string | undefined =>
  worseResultReasons[column]?.[kind] ?? worseResultReasons[column]?.allComponents
