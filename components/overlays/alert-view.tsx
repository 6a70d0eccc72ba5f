'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { useState } from 'react'
import { alertData, alertValues, resolveFields } from '@/lib/overlay/alert-values'
import { pressButton, resolveButtons } from '@/lib/overlay/buttons'
import { isCancelRole } from '@/lib/overlay/defaults'
import type { OverlayViewModel } from '@/lib/overlay/overlay-view'
import { lazyAlertFields } from './lazy-views'
import { OverlayButton } from './overlay-button'
import { toReactNode } from './overlay-content'
import { OverlayLayer } from './overlay-layer'
import { useSlideBetweenButtons } from './use-slide-between-buttons'

const AlertFields = lazyAlertFields.View

const SURFACE_CLASS =
  'flex max-h-full flex-col overflow-x-hidden overflow-y-auto rounded-alert squircle wrap-break-word ios:alert-card material:dialog-card'

const BUTTON_CLASS =
  'min-w-fit max-w-full flex-auto wrap-anywhere hyphens-auto focus-visible:focus-ring-inset ios:alert-button material:dialog-button'

/**
 * An alert in the center of the frame. In Material, it looks like a Material 3 dialog. The utility classes of alerts are in
 * app/ios-overlays.css (iOS) and app/material-overlays.css (Material).
 */
export function AlertView({ view }: { view: OverlayViewModel<'alert'> }) {
  const { header, subHeader, message, icon, inputs, error } = view.options
  const buttons = resolveButtons(view.options.buttons)
  const [fields, setFields] = useState(() => resolveFields(inputs))
  const buttonsRef = useSlideBetweenButtons<HTMLDivElement>()
  const ids = {
    header: `${view.id}-header`,
    subHeader: `${view.id}-sub`,
    message: `${view.id}-message`,
    error: `${view.id}-error`,
  }
  const labelIds = [header && ids.header, subHeader && ids.subHeader].filter(Boolean).join(' ')

  const values = alertValues(fields)
  const pressContext = {
    dismiss: view.dismiss,
    isLeaving: view.state === 'dismissing',
    values,
    toResultData: (returned: unknown) => alertData(values, returned),
  }
  // Enter in a single-line field presses the default button, which is the last button that does not cancel.
  const defaultButton = buttons.findLast(({ role }) => !isCancelRole(role))

  return (
    <OverlayLayer
      view={view}
      role="alertdialog"
      labelledBy={labelIds || (message && ids.message)}
      describedBy={message && ids.message}
      className="flex items-center justify-center p-6 ios-26:p-4"
      dialogClassName={SURFACE_CLASS}
      backdropClassName="bg-backdrop-alert"
      dialogAttributes={buttons.length + fields.length === 0 ? { role: 'alert' } : undefined}
    >
      <div className="ios:alert-text">
        {icon && (
          <div aria-hidden="true" className="dialog-icon expressive:shape-cookie">
            {toReactNode(icon)}
          </div>
        )}
        {header && (
          <Dialog.Title id={ids.header} className="ios:text-headline material:dialog-title">
            {header}
          </Dialog.Title>
        )}
        {subHeader && (
          <p id={ids.subHeader} className="ios:alert-subheader material:dialog-subheader">
            {subHeader}
          </p>
        )}
        {message && (
          <p
            id={ids.message}
            className="whitespace-pre-line text-secondary-label ios:alert-message material:dialog-message"
          >
            {message}
          </p>
        )}
        {fields.length > 0 && (
          <AlertFields
            id={view.id}
            fields={fields}
            groupLabelId={header ? ids.header : labelIds || ids.message}
            errorId={error && ids.error}
            onChange={setFields}
            onEnterKey={() => defaultButton && void pressButton(defaultButton, pressContext)}
          />
        )}
        {error && (
          <p
            id={ids.error}
            role="alert"
            className="mt-2 text-start text-danger text-footnote material:px-4 material:text-error"
          >
            {error}
          </p>
        )}
      </div>
      {buttons.length > 0 && (
        <div ref={buttonsRef} className="flex shrink-0 flex-wrap ios:alert-buttons material:dialog-buttons">
          {buttons.map((button) => (
            <OverlayButton
              key={button.id ?? button.text}
              button={button}
              autoFocus={buttons.length === 1 && fields.length === 0}
              className={BUTTON_CLASS}
              onPress={() => void pressButton(button, pressContext)}
            >
              {button.text}
            </OverlayButton>
          ))}
        </div>
      )}
    </OverlayLayer>
  )
}
