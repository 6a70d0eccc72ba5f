/*
 * Styles of tabs that link to pages (TabBar) and of tabs inside a page (TabList). `--indicator-position` is the index of the tab
 * at the indicator, or a number between two indexes during a movement. `--indicator-width` is the width of a line indicator.
 * `--tab-count` is the number of tabs, and `--tab-index` is the index of a tab. `--selection-ratio` is 1 for the tab at the
 * indicator, 0 for tabs that are one or more positions away, and a number between 0 and 1 during a movement.
 */

// Complete class names, because Tailwind scans the source for them.
const TAB_COUNT_CLASSES = [
  '',
  '[--tab-count:1]',
  '[--tab-count:2]',
  '[--tab-count:3]',
  '[--tab-count:4]',
  '[--tab-count:5]',
]
const INDICATOR_POSITION_CLASSES = [
  '[--indicator-position:0]',
  '[--indicator-position:1]',
  '[--indicator-position:2]',
  '[--indicator-position:3]',
  '[--indicator-position:4]',
]
const TAB_INDEX_CLASSES = [
  '[--tab-index:0]',
  '[--tab-index:1]',
  '[--tab-index:2]',
  '[--tab-index:3]',
  '[--tab-index:4]',
]

/** Position and form of the tabs: a row at the top or the bottom of the page, or the tab bar of the platform. */
export type TabsPlacement = 'top' | 'bottom' | 'bar'

const baseRowClass =
  'relative isolate grid auto-cols-fr grid-flow-col [--direction-sign:1] rtl:[--direction-sign:-1]'
const baseIndicatorClass =
  'pointer-events-none absolute -z-1 start-0 w-[calc(100%/var(--tab-count))] translate-x-[calc(100%*var(--indicator-position)*var(--direction-sign))]'
const baseTabClass =
  'group/tab relative flex min-w-0 cursor-pointer items-center justify-center text-center focus-visible:focus-ring-inset [--selection-ratio:max(0,1_-_max(var(--indicator-position)_-_var(--tab-index),var(--tab-index)_-_var(--indicator-position)))] aria-disabled:cursor-default aria-disabled:opacity-40'
// The icon of the selected tab is filled. If a fill would hide its lines (symbol.tsx), they are bolder on iOS and in Baseline.
const selectedIconClass =
  '[&:is([aria-current=page],[aria-selected=true])_svg:not([data-never-filled])]:fill-current [&:is([aria-current=page],[aria-selected=true])_svg[data-never-filled]]:stroke-[2.4]'
const blendedTextColorClass =
  'ios:text-[color-mix(in_srgb,var(--pb-tint)_calc(var(--selection-ratio)*100%),var(--tab-text-color,var(--pb-secondary-label)))] material:text-[color-mix(in_srgb,var(--pb-on-surface)_calc(var(--selection-ratio)*100%),var(--pb-on-surface-variant))]'

// Base of `top` and `bottom`. iOS: segments with a thumb as the indicator. Material: primary tabs with a line as the indicator.
const segmentClasses = {
  row: 'ios:mx-margin ios:min-h-8 ios-18:rounded-[9px] ios-26:rounded-pill ios:bg-fill ios:p-0.5 material:min-h-12 material:border-outline-variant',
  indicator:
    'ios:contrast-edge ios:inset-y-0.5 ios:start-0.5 ios:w-[calc((100%-4px)/var(--tab-count))] ios-18:rounded-[7px] ios-26:segment-thumb ios:bg-surface ios-18:shadow-[0_3px_8px_rgb(0_0_0/.12),0_3px_1px_rgb(0_0_0/.04)] ios-18:theme-dark:bg-[#636366] ios-26:theme-dark:bg-white/27 material:h-[3px] material:before:mx-auto material:before:block material:before:h-full material:before:w-(--indicator-width,3.5rem) material:before:bg-md-primary',
  tab: 'gap-2 px-1 py-1 text-[length:min(calc(var(--text-scale)*.8125rem),.9375rem)]/[1.3] ios-18:rounded-[7px] ios-26:rounded-pill ios:font-medium ios:before:absolute ios:before:inset-x-0 ios:before:-inset-y-2 ios:aria-selected:font-semibold ios:aria-[current=page]:font-semibold material:px-2 material:font-medium material:text-[length:min(calc(var(--text-scale)*.875rem),1.0625rem,max(.875rem,4.5cqw))]/[1.4] material:text-[color-mix(in_srgb,var(--pb-primary)_calc(var(--selection-ratio)*100%),var(--pb-on-surface-variant))]',
}

const placementClasses = {
  top: {
    row: `${segmentClasses.row} ios:mt-1 ios:mb-2 material:border-b`,
    indicator: `${segmentClasses.indicator} material:bottom-0 material:before:rounded-t-[3px]`,
    tab: segmentClasses.tab,
  },
  bottom: {
    row: `${segmentClasses.row} ios-18:my-2 ios-26:tab-capsule ios-26:mx-auto! ios-26:min-h-13! ios-26:rounded-[26px]! baseline:border-t expressive:tabs-toolbar`,
    indicator: `${segmentClasses.indicator} ios-26:tab-indicator ios-26:rounded-[22px] material:top-0 baseline:before:rounded-b-[3px] expressive:tabs-toolbar-indicator`,
    tab: `${segmentClasses.tab} baseline:min-h-14 expressive:tabs-toolbar-item`,
  },
  // Minimum heights: 62 px on iOS 26 (a floating capsule), 50 px on iOS 18, 64 px in Expressive, and 80 px in Baseline.
  bar: {
    row: 'ios-18:min-h-[50px] ios-26:tab-capsule material:min-h-20 expressive:nav-row',
    indicator:
      'ios-18:hidden ios-26:tab-indicator material:top-3 material:h-8 baseline:in-data-icons-only:top-6 material:before:mx-auto material:before:block material:before:h-full material:before:w-16 material:before:rounded-pill material:before:bg-tint-soft expressive:nav-indicator',
    tab: `flex-col ios-26:rounded-[27px] ios:gap-0.5 ios:py-1 ios:text-[length:min(calc(var(--text-scale)*.625rem),.875rem)]/[1.2] ios:font-medium ios-26:aria-[current=page]:font-semibold material:justify-start material:gap-1 material:arabic:gap-2 material:pt-3 material:pb-4 material:text-[length:min(calc(var(--text-scale)*.75rem),1.125rem)]/[1.34] material:font-medium baseline:in-data-icons-only:pt-6 expressive:nav-item expressive:tablet:w-auto! ${blendedTextColorClass} ${selectedIconClass}`,
  },
} as const

/**
 * Returns the classes of a row of tabs.
 * @param placement `top` and `bottom` are the edges of the page, and `bar` is the tab bar of the platform
 * @param count number of tabs, one to five
 * @param index position of the indicator until `--indicator-position` is set on the row
 */
export const tabRowClass = (placement: TabsPlacement, count: number, index: number): string =>
  `${baseRowClass} ${placementClasses[placement].row} ${TAB_COUNT_CLASSES[count]} ${INDICATOR_POSITION_CLASSES[index]}`

/** Returns the classes of the indicator, which is the last child of the row. */
export const tabIndicatorClass = (placement: TabsPlacement): string =>
  `${baseIndicatorClass} ${placementClasses[placement].indicator}`

/** Returns the classes of one tab. @param index index of the tab, from 0 */
export const tabClass = (placement: TabsPlacement, index: number): string =>
  `${baseTabClass} ${placementClasses[placement].tab} ${TAB_INDEX_CLASSES[index]}`

// Classes of the element around a row at the bottom of the page. On iOS, this element covers the lower edge of the scroller.
const bottomContainerClass =
  'relative z-10 flex-none border-separator pb-[var(--safe-bottom,env(safe-area-inset-bottom))] ios:-mt-[var(--bottom-bar-height,calc(var(--tab-bar-space,50px)+var(--safe-bottom,env(safe-area-inset-bottom))))] ios-18:border-t-hairline ios-18:bg-[color-mix(in_srgb,var(--pb-bar)_40%,var(--pb-page))] ios-18:backdrop-blur-xl ios-18:backdrop-saturate-180 ios-26:tab-area ios-26:glass-tone'
/** Classes of the element around a `bar` row. This element covers the lower edge of the scroller on iOS, but not on Material. */
export const tabBarContainerClass = `${bottomContainerClass} material:bg-surface-container expressive:nav-background`

/** Classes of the element around a `bottom` row. In Material 3 Expressive, the row is a floating toolbar over the content. */
export const bottomSegmentsContainerClass = `${bottomContainerClass} baseline:bg-surface-container expressive:tabs-float`

/**
 * Classes of a scroller with tabs at the bottom of its page. On iOS, the tabs cover the lower edge of the scroller, so its
 * content gets padding, and focused elements scroll until they are above the tabs. `--bottom-bar-height` is the height of the
 * tabs (use-bottom-bar-height.ts).
 */
export const tabsScrollerClass =
  'ios:pb-[calc(var(--bottom-bar-height,calc(var(--tab-bar-space,50px)+var(--safe-bottom,env(safe-area-inset-bottom))))+1.5rem)]! ios:scroll-pb-[calc(var(--bottom-bar-height,calc(var(--tab-bar-space,50px)+var(--safe-bottom,env(safe-area-inset-bottom))))+.5rem)]'

/** Additional classes of a scroller with a `bottom` row: in Expressive too, this row covers the scroller’s lower edge. */
export const bottomSegmentsScrollerClass =
  'expressive:pb-[calc(var(--bottom-bar-height,6.5rem)+1rem)]! expressive:scroll-pb-[calc(var(--bottom-bar-height,6.5rem)+.5rem)]'
