'use client'
import { controlLabels } from '@patternbook/engine/data/words'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { type ReactNode, use } from 'react'
import { BackButton } from './back-button'
import { MenuIcon } from './icon'
import { IconButton } from './icon-button'
import { PageHeaderContext, type PageParent, PageParentContext } from './page-contexts'

/** Props of Header. */
export type HeaderProps = {
  /** Title of the page. Omit this if the screen has its own h1 and the bar shows no title. */
  title?: string
  /** Shows a large title that collapses into the bar. With `'ios'`, it is smaller in Expressive, and Baseline shows none. */
  largeTitle?: boolean | 'ios'
  /** With `largeTitle`: a line below the large title and below the title in the bar, on iOS 26 and in Material 3 Expressive. */
  subtitle?: string
  /** The page that Back opens if the history is empty; `'menu'`: a menu button; false: no button. Default: PageParentContext. */
  back?: PageParent | 'menu' | false
  /** Called when the back button is pressed, instead of going back. */
  onBack?: () => void
  /** Called when the menu button is pressed. Default: dispatches the document event `patternbook:open-menu`. */
  onMenu?: () => void
  /** Actions at the end of the bar, as IconButton or BarButton. */
  end?: ReactNode
  /**
   * Shows only the buttons of the bar, over a picture, until the element with `data-hero` has scrolled away. With `'dark'`, their
   * glass on iOS 26 is always dark. With `'map'`, for a map instead of a picture, the buttons look like the controls of the map.
   */
  overPicture?: boolean | 'dark' | 'map'
  /** Element of the title. Use `div` if the screen has its own h1. */
  titleAs?: 'h1' | 'div'
}

const openMenu = () => document.dispatchEvent(new CustomEvent('patternbook:open-menu'))

/**
 * The bar at the top of a page, over the content. The title is centered on iOS and at the start on Material. The bar is
 * transparent over a picture and while the content is scrolled to the top. Otherwise, the bar has a background; on iOS 26, the
 * background fades out at the bottom. Content updates the attributes `data-scrolled`, `data-collapsed`, and `data-over-picture`.
 */
export function Header({
  title,
  back: backProp,
  onBack,
  onMenu = openMenu,
  end,
  titleAs: Title = 'h1',
}: HeaderProps) {
  const { lang } = useFrame()
  const { overPicture, largeTitle, largeTitleMode, subtitle } = use(PageHeaderContext)
  const parent = use(PageParentContext)
  const labels = controlLabels[lang]
  const back = backProp ?? parent
  const titleVisibilityClass =
    largeTitle === undefined
      ? ''
      : largeTitleMode === 'ios'
        ? 'ios:opacity-0 expressive:opacity-0 ios:group-data-collapsed/header:opacity-100 expressive:group-data-collapsed/header:opacity-100'
        : 'opacity-0 group-data-collapsed/header:opacity-100'
  // On iOS, a hidden title gives its space to the back button after the title has faded out.
  const titleSpaceClass =
    largeTitle === undefined
      ? 'transition-opacity duration-200'
      : '[transition:opacity_200ms,max-width_0s_200ms] group-data-collapsed/header:[transition:opacity_200ms] ios:max-w-0 ios:group-data-collapsed/header:max-w-[100cqw]'
  const columnsClass =
    largeTitle === undefined
      ? 'ios:grid-cols-[minmax(44px,1fr)_minmax(0,auto)_minmax(min-content,1fr)]'
      : '[transition:grid-template-columns_0s_allow-discrete_200ms] group-data-collapsed/header:[transition:none] ios:grid-cols-[minmax(44px,1fr)_minmax(0,auto)_min-content] ios:group-data-collapsed/header:grid-cols-[minmax(44px,1fr)_minmax(0,auto)_minmax(min-content,1fr)]'
  // Clips on the inline axis only: the dots below Arabic letters overflow the line.
  const titleClass = `overflow-x-clip text-ellipsis whitespace-nowrap text-bar-title ios:text-[length:min(var(--pb-text-bar-title),1.375rem)] material:text-[length:min(var(--pb-text-bar-title),1.875rem)] group-data-over-picture/header:opacity-0 ios:px-2 ios:text-center ${back !== false ? 'material:ps-1' : 'material:ps-3'} ${titleSpaceClass} ${titleVisibilityClass}`
  return (
    <header
      data-header
      data-over-picture={overPicture ? '' : undefined}
      data-opaque-buttons={overPicture === 'map' || undefined}
      className={`group/header absolute inset-x-0 top-0 z-10 ios-18:text-tint ios-26:text-label material:text-on-surface-variant ${overPicture === 'dark' ? 'ios-26:data-over-picture:glass-dark' : overPicture === true ? 'ios-26:glass-adapts' : ''}`}
    >
      <div
        data-bar-background
        className="absolute inset-0 -z-1 border-separator opacity-0 transition-opacity duration-200 group-data-scrolled/header:opacity-100 group-data-over-picture/header:opacity-0! ios-18:border-b-hairline ios-18:bg-bar ios-18:backdrop-blur-xl ios-18:backdrop-saturate-180 ios-26:scroll-edge material:bg-surface-container expressive:bg-surface-container-high"
      />
      <div
        data-toolbar
        className={`grid min-h-bar items-center pt-[var(--safe-top,0px)] ios-18:px-2 ios-18:group-data-over-picture/header:px-3 ios-26:px-4 material:grid-cols-[auto_minmax(0,1fr)_auto] material:px-1 material:group-data-over-picture/header:pe-2 ${columnsClass}`}
      >
        <div className="flex min-w-0 material:text-label">
          {back === 'menu' ? (
            <div data-bar-buttons className="ios-26:bar-group">
              <IconButton icon={MenuIcon} label={labels.menu} onClick={onMenu} className="menu-button" />
            </div>
          ) : back === false ? null : (
            <BackButton {...back} onBack={onBack} lang={lang} currentTitle={title} />
          )}
        </div>
        {largeTitle === undefined && title ? (
          <Title data-title className={`${titleClass} text-label`}>
            {title}
          </Title>
        ) : (
          <div data-title aria-hidden className={`${titleClass} text-label`}>
            {title}
            {subtitle && (
              <span className="block overflow-x-clip text-ellipsis font-normal text-caption text-secondary-label ios-18:hidden baseline:hidden">
                {subtitle}
              </span>
            )}
          </div>
        )}
        <div data-bar-buttons className="flex justify-end ios-26:bar-group">
          {end}
        </div>
      </div>
    </header>
  )
}
