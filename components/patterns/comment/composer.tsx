'use client'
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { useContentState } from '@/components/ui/content-state'
import { ArrowUp } from '@/components/ui/symbols/arrow-up'
import { SendHorizontal } from '@/components/ui/symbols/send-horizontal'
import { useBottomBarHeight } from '@/components/ui/use-bottom-bar-height'
import type { ComposerData } from './use-conversation'

type ComposerProps = {
  /** The picture of the user and the texts of the field. Without `avatar`, the field has no picture at its start. */
  data: Partial<ComposerData> & Pick<ComposerData, 'labels'>
  onSend: (text: string) => void
  /** Row above the field, such as the name of the person whom the user answers. */
  children?: ReactNode
  /** Ref of the field. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A text field for writing a message, with a send button, at the bottom of the page, in front of the content. Use Composer as a
 * child of Page, after a Content with `scroll-pb-28 pb-28!`.
 */
export function Composer({ data, onSend, children, ref }: ComposerProps) {
  const { labels } = data
  const barRef = useRef<HTMLDivElement>(null)
  const { status } = useContentState()
  const [text, setText] = useState('')
  useBottomBarHeight(barRef)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!text.trim()) return
    onSend(text.trim())
    setText('')
    // The button is now disabled, so the focus moves to the field.
    event.currentTarget.querySelector('input')?.focus()
  }
  if (status !== 'ready') return null
  return (
    <div
      ref={barRef}
      data-bottom-bar
      className="pointer-events-none absolute inset-x-0 bottom-0 z-1 ios-26:tab-area ios-18:border-separator ios-18:border-t-hairline ios-18:bg-bar ios-18:px-4 ios-18:pt-2 ios-18:pb-6 ios-18:backdrop-blur-xl baseline:bg-surface-container material:px-4 material:pt-2 material:pb-5 expressive:bg-linear-to-t expressive:from-70% expressive:from-surface-container expressive:pt-8"
    >
      {children}
      <form
        onSubmit={handleSubmit}
        className="pointer-events-auto mx-auto flex min-h-13 max-w-160 items-center gap-2.5 rounded-[26px] ps-4 pe-1 has-[img]:ps-2 has-[input:focus-visible]:focus-ring ios-26:glass-large ios-18:min-h-11 ios-18:border ios-18:border-separator ios-18:bg-page material:min-h-14 material:rounded-[28px] material:bg-surface-container-highest material:has-[img]:ps-3 expressive:bg-surface-bright"
      >
        {data.avatar && <Avatar src={data.avatar} size="sm" eager />}
        <input
          ref={ref}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-label={labels.message}
          placeholder={labels.message}
          autoComplete="off"
          enterKeyHint="send"
          className="min-w-0 flex-1 self-stretch bg-transparent text-body caret-tint text-ellipsis outline-hidden placeholder:text-[length:min(1em,6cqw)] placeholder:text-secondary-label"
        />
        <button
          type="submit"
          aria-label={labels.send}
          disabled={!text.trim()}
          className="group/send pressable grid size-target flex-none place-items-center rounded-full focus-ring-above material:text-tint material:disabled:text-on-surface/38 expressive:w-auto expressive:after:hidden"
        >
          <ArrowUp
            aria-hidden="true"
            strokeWidth={2.25}
            className="size-9 rounded-full bg-tint-fill p-2 text-on-tint group-disabled/send:bg-fill-2 group-disabled/send:text-tertiary-label material:hidden"
          />
          <SendHorizontal
            aria-hidden="true"
            className="mirror-rtl size-6 ios:hidden expressive:press-shape expressive:box-content expressive:bg-md-primary expressive:px-3.5 expressive:py-2 expressive:text-on-primary expressive:group-disabled/send:bg-on-surface/12 expressive:group-disabled/send:text-on-surface/38 expressive:[--shape-radius:20px] expressive:group-active/send:[--shape-radius:8px]"
          />
        </button>
      </form>
    </div>
  )
}
