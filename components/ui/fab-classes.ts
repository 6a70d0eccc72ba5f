/** Sizes of a floating action button: 56, 80, or 96 px, with corners of 16, 20, or 28 px and an icon of 24, 28, or 36 px. */
export const fabSizeClasses = {
  default: '[--fab:3.5rem] [--shape-radius:16px] *:[svg]:size-6',
  medium: '[--fab:5rem] [--shape-radius:20px] [--pressed-radius:12px] *:[svg]:size-7',
  large: '[--fab:6rem] [--shape-radius:28px] [--pressed-radius:16px] *:[svg]:size-9',
}

export type FabSize = keyof typeof fabSizeClasses

/** Classes of the element around a floating action button. The button is at the bottom end, at least 16 px from the edges. */
export const fabContainerClass =
  'pointer-events-none absolute end-0 bottom-0 z-1 flex flex-col items-end px-4 pt-2 pb-[max(var(--safe-bottom,env(safe-area-inset-bottom)),1rem)] ios:hidden'
