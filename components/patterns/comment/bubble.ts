/** Connecting line from one avatar to the next. It starts behind the avatar and ends 20 px below the row. */
export const line =
  'before:absolute before:start-[calc(var(--pb-avatar)/2-1px)] before:top-1 before:-bottom-5 before:-z-1 before:w-0.5 before:bg-tint last:before:hidden'

/** iOS: a speech bubble whose tail points at the avatar. Material: a sharp corner next to the avatar. */
export const bubble =
  'pressable block min-w-0 flex-1 rounded-card bg-surface px-4 py-3 text-start ios:rounded-[18px] ios:after:hidden ios:before:absolute ios:before:-start-1.5 ios:before:top-[17px] ios:before:size-3.5 ios:before:rotate-45 ios:before:rounded-[2px] ios:before:bg-inherit ios:active:bg-pressed material:rounded-ss-[4px]'
