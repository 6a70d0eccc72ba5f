'use client'

import { useState } from 'react'
import { alertData, alertValues, resolveFields } from '@/lib/overlay/alert-values'
import { pressButton, resolveButtons } from '@/lib/overlay/buttons'
import { isCancel } from '@/lib/overlay/defaults'
import type { Live } from '@/lib/overlay/live'
import { node } from './content'
import { Layer } from './layer'
import { OverlayButton } from './overlay-button'
import { alertFields } from './rest'
import { useSlidePress } from './use-slide-press'

const AlertFields = alertFields.View

const WRAPPER = [
  'flex max-h-full flex-col overflow-x-hidden overflow-y-auto rounded-alert squircle wrap-break-word',
  'ios:w-[calc(270px*clamp(1,var(--text,1),1.25))] ios:max-w-full ios:bg-sheet ios:text-center',
  'ios:backdrop-blur-[30px] ios:backdrop-saturate-[1.8]',
  'material:w-full material:max-w-[328px] material:bg-sc-high material:p-6 tablet:material:max-w-[400px]',
].join(' ')

const BUTTON = [
  'min-w-fit max-w-full flex-auto text-tint wrap-anywhere hyphens-auto data-[role=destructive]:text-danger',
  'ios:min-h-target ios:border-t-hair ios:border-s-hair ios:border-separator ios:px-2 ios:py-2.5 ios:text-body',
  'ios:-ms-px ios:last:font-semibold ios:active:bg-fill ios:data-pressed:bg-fill',
  'ios:focus-visible:-outline-offset-2',
  'material:pressable material:min-h-target material:flex-initial material:px-4 material:text-button',
  'material:after:inset-y-1 material:rounded-pill',
].join(' ')

/** An alert: a question in the middle of the screen (engine.md 1.7; looks: iOS 270 wide, Material 3 dialog). */
export function AlertView({ live }: { live: Live<'alert'> }) {
  const { header, subHeader, message, icon, inputs, problem } = live.options
  const buttons = resolveButtons(live.options.buttons)
  const [fields, setFields] = useState(() => resolveFields(inputs))
  const group = useSlidePress<HTMLDivElement>()
  const ids = {
    header: `${live.id}-header`,
    sub: `${live.id}-sub`,
    message: `${live.id}-message`,
    problem: `${live.id}-problem`,
  }
  const named = [header && ids.header, subHeader && ids.sub].filter(Boolean).join(' ')

  const values = alertValues(fields)
  const overlay = {
    dismiss: live.dismiss,
    leaving: live.state === 'dismissing',
    values,
    data: (returned: unknown) => alertData(values, returned),
  }
  // Return in a field is the answer of the button that says yes: the last one that does not cancel.
  const yes = buttons.findLast(({ role }) => !isCancel(role))

  return (
    <Layer
      live={live}
      role="alertdialog"
      labelledBy={named || (message && ids.message)}
      describedBy={message && ids.message}
      className="flex items-center justify-center p-6"
      wrapperClassName={WRAPPER}
      backdropClassName="bg-backdrop-alert"
      attributes={buttons.length + fields.length === 0 ? { role: 'alert' } : undefined}
    >
      <div className="ios:px-4 ios:pt-[19px] ios:pb-5">
        {icon && (
          <div aria-hidden="true" className="mb-4 flex justify-center text-secondary ios:hidden">
            {node(icon)}
          </div>
        )}
        {header && (
          <h2
            id={ids.header}
            className={`ios:text-headline material:text-[calc(var(--text,1)*1.5rem)] material:leading-[1.3333] material:text-on-surface ${icon ? 'material:text-center' : ''}`}
          >
            {header}
          </h2>
        )}
        {subHeader && (
          <p
            id={ids.sub}
            className={`ios:mt-0.5 ios:text-footnote ios:font-medium material:mt-3 material:text-headline material:text-on-surface ${icon ? 'material:text-center' : ''}`}
          >
            {subHeader}
          </p>
        )}
        {message && (
          <p
            id={ids.message}
            className={`whitespace-pre-line text-label-2 ios:mt-1.5 ios:text-footnote material:mt-1 material:text-subhead ${icon ? 'material:text-center' : ''} ${subHeader ? '' : 'material:mt-4'}`}
          >
            {message}
          </p>
        )}
        {fields.length > 0 && (
          <AlertFields
            id={live.id}
            fields={fields}
            problem={problem && ids.problem}
            onChange={setFields}
            onReturn={() => yes && void pressButton(yes, overlay)}
          />
        )}
        {problem && (
          <p
            id={ids.problem}
            role="alert"
            className="mt-2 text-start text-danger text-footnote material:px-4 material:text-error"
          >
            {problem}
          </p>
        )}
      </div>
      {buttons.length > 0 && (
        <div
          ref={group}
          className="flex shrink-0 overflow-hidden ios:flex-wrap ios:touch-manipulation material:-me-2 material:-mb-1 material:mt-6 material:flex-wrap material:justify-end material:gap-x-2"
        >
          {buttons.map((button) => (
            <OverlayButton
              key={button.id ?? button.text}
              button={button}
              autoFocus={buttons.length === 1 && fields.length === 0}
              className={`${BUTTON} ${buttons.length === 2 ? 'ios:basis-1/2' : 'ios:basis-full'}`}
              onPress={() => void pressButton(button, overlay)}
            >
              {button.text}
            </OverlayButton>
          ))}
        </div>
      )}
    </Layer>
  )
}
