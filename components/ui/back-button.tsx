'use client'
import { controlLabels } from '@patternbook/engine/data/words'
import type { Lang } from '@patternbook/engine/frame'
import { backLabel } from '@patternbook/engine/navigation/back-label'
import { back } from '@patternbook/engine/navigation/navigate'
import { usePage } from '@patternbook/engine/navigation/use-page'
import { withFrameQuery } from '@patternbook/engine/navigation/with-frame-query'
import { BackIcon } from './icon'
import { Link } from './link'

type BackButtonProps = {
  /** App path, and title, of the page to open if the history is empty. Without `href`, only the history is used. */
  href?: string
  label?: string
  /** Called instead of going back. */
  onBack?: () => void
  lang: Lang
  /** Title of this page. If the previous page has the same title, the button does not show it. */
  currentTitle?: string
}

/**
 * The back button: a chevron on iOS and an arrow on Material. On iOS 18, the title of the previous page follows, except over a
 * picture. As in UIKit, “Back” replaces a title that does not fit, and no text is shown if “Back” does not fit either.
 * CSS does this before the first paint: the text box is one line high, and text that does not fit wraps out of view.
 */
export function BackButton({ href, label, onBack, lang, currentTitle }: BackButtonProps) {
  const { previousTitle } = usePage()
  const backWord = controlLabels[lang].back
  const text = backLabel(lang, backWord, currentTitle, previousTitle, label)
  // The accessible name contains the title of the previous page, even if this page has the same title.
  const previousName = backLabel(lang, backWord, undefined, previousTitle, label)
  const sharedProps = {
    'data-back': '',
    'data-icon-button': '',
    'aria-label': previousName === backWord ? backWord : `${backWord} ${previousName}`,
    className:
      'bar-control pressable focus-ring-above flex h-target min-w-target items-center rounded-pill ios-18:after:hidden ios-18:active:opacity-40 ios-26:w-target ios-26:justify-center ios-26:before:hidden ios-18:group-data-over-picture/header:justify-center group-data-over-picture/header:in-data-opaque-buttons:text-label group-data-over-picture/header:in-data-opaque-buttons:before:border-0 group-data-over-picture/header:in-data-opaque-buttons:before:bg-bar group-data-over-picture/header:in-data-opaque-buttons:before:shadow-float group-data-over-picture/header:in-data-opaque-buttons:before:backdrop-blur-xl material:w-target baseline:group-data-over-picture/header:in-data-opaque-buttons:before:bg-surface-container-highest expressive:group-data-over-picture/header:in-data-opaque-buttons:before:bg-surface-bright material:justify-center',
  }
  const content = (
    <>
      <span data-back-icon className="flex-none">
        <BackIcon className="size-6 ios-18:group-data-over-picture/header:-ms-0.5" />
      </span>
      <span
        data-back-text
        aria-hidden
        className="flex h-[1lh] min-w-0 flex-wrap content-center overflow-hidden pe-2 text-[length:min(var(--pb-text-body),1.375rem)] leading-[1.6] *:whitespace-nowrap group-data-over-picture/header:hidden ios-26:hidden material:hidden"
      >
        {/* The word “Back”. Its box is as wide as the text box, but takes up no space in the layout. The word moves into view
            when the title wraps, and wraps out of view if the word does not fit either. */}
        <span className="contain-inline-size -me-[100%] flex h-[2lh] w-full flex-wrap content-start pt-[1.5lh]">
          <span className="h-[1lh]" />
          {text !== backWord && <span>{backWord} </span>}
        </span>
        <span data-back-title className="flex h-[2lh] items-center">
          {text}
        </span>
      </span>
    </>
  )
  if (href === undefined || onBack)
    return (
      <button type="button" {...sharedProps} onClick={() => (onBack ? onBack() : void back())}>
        {content}
      </button>
    )
  return (
    <Link {...sharedProps} href={href} handleNavigation={() => void back(withFrameQuery(href))}>
      {content}
    </Link>
  )
}
