'use client'
import type { IconComponent } from './icon'

/** Props of BarButton. */
export type BarButtonProps = {
  children: string
  onClick?: () => void
  /** Emphasizes the action that completes a task, such as Done: bold text on iOS, on iOS 26 also glass in the accent color. */
  strong?: boolean
  /** Replaces the text on iOS 26, where sheets have a checkmark for Done and an X for Cancel. */
  icon?: IconComponent
}

/** A text button in a bar, such as Skip. It has a background on iOS 26 and, over a picture, on all platforms. */
export function BarButton({ children, onClick, strong, icon: Icon }: BarButtonProps) {
  const className = `bar-control pressable focus-ring-above flex h-target min-w-target flex-none items-center justify-center whitespace-nowrap rounded-pill text-tint group-data-over-picture/header:text-white ios-18:px-2 ios-18:after:hidden ios-18:active:opacity-40 ios-18:group-data-over-picture/header:px-4 ${Icon ? 'ios-26:w-target' : 'ios-26:px-4'} material:px-3 material:text-button ios:text-[length:min(var(--pb-text-body),1.375rem)] ios-18:group-data-over-picture/header:font-semibold ${strong ? 'ios:font-semibold ios-26:glass-tint ios-26:text-on-tint!' : 'ios-26:glass ios-26:text-label!'}`
  const content = Icon ? (
    <>
      <span className="hidden ios-26:block">
        <Icon className="size-6" />
      </span>
      <span className="ios-26:sr-only">{children}</span>
    </>
  ) : (
    children
  )
  return (
    <button type="button" data-strong={strong} onClick={() => onClick?.()} className={className}>
      {content}
    </button>
  )
}
