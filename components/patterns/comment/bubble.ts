/** From face to face: begins behind the avatar and ends at the next one, a gap below the row. */
export const line =
  'before:absolute before:start-[calc(var(--pb-avatar)/2-1px)] before:top-1 before:-bottom-5 before:-z-1 before:w-0.5 before:bg-tint last:before:hidden'

/** iOS: a bubble with a tail towards the middle of the face. Material: the corner towards the face is sharp. */
export const bubble =
  'pressable block min-w-0 flex-1 rounded-card bg-surface px-4 py-3 text-start ios:rounded-[18px] ios:after:hidden ios:before:absolute ios:before:-start-1.5 ios:before:top-[17px] ios:before:size-3.5 ios:before:rotate-45 ios:before:rounded-[2px] ios:before:bg-inherit ios:active:bg-pressed material:rounded-ss-[4px]'
