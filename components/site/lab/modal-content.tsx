'use client'
import { useState } from 'react'
import { BarButton } from '@/components/ui/bar-button'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Field } from '@/components/ui/field'
import { FieldGroup } from '@/components/ui/field-group'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import type { Lang } from '@/lib/frame/state'
import { usePageLifecycle } from '@/lib/navigation/use-page-lifecycle'
import { useOverlays } from '@/lib/overlay/overlay-provider'
import type { ModalOptions, OverlayHandle } from '@/lib/overlay/types'
import { useLogEvent } from './log-event-context'
import { modalStrings } from './modal-strings'

interface ModalContentProps {
  lang: Lang
  /** `rows`: a list that scrolls; `form`: a short list between two fields. */
  kind: 'rows' | 'form'
  options: Omit<ModalOptions, 'content'>
  dismiss: OverlayHandle['dismiss']
}

/** The content of a modal: a header, a button that opens another modal, rows, and optionally fields. */
export function ModalContent({ lang, kind, options, dismiss }: ModalContentProps) {
  const logEvent = useLogEvent('modal content')
  const overlays = useOverlays()
  const strings = modalStrings[lang]
  const [name, setName] = useState('')
  const [specialRequest, setSpecialRequest] = useState('')
  usePageLifecycle({
    onWillEnter: () => logEvent('will-enter'),
    onDidEnter: () => logEvent('did-enter'),
    onWillLeave: () => logEvent('will-leave'),
    onDidLeave: () => logEvent('did-leave'),
  })
  const openAnotherModal = () =>
    void overlays.modal({
      ...options,
      id: undefined,
      label: strings.openAnother,
      content: (handle) => (
        <ModalContent lang={lang} kind={kind} options={options} dismiss={handle.dismiss} />
      ),
    })

  return (
    <Page>
      <Header
        back={false}
        title={strings.title}
        end={
          <BarButton strong onClick={() => void dismiss(name || undefined, 'done')}>
            {strings.done}
          </BarButton>
        }
      />
      <Content grouped>
        {kind === 'form' && (
          <FieldGroup className="mx-margin mt-4 [--field-background:var(--pb-surface)] [--field-label-background:var(--pb-grouped)]">
            <Field label={strings.name} name="name" autoComplete="off" value={name} onChange={setName} />
          </FieldGroup>
        )}
        <div className="px-margin pt-4">
          <Button className="w-full" onClick={openAnotherModal}>
            {strings.openAnother}
          </Button>
        </div>
        <List header={strings.rows}>
          {Array.from({ length: kind === 'rows' ? 24 : 4 }, (_, index) => (
            <Item
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are numbered and never change their order
              key={index}
              title={strings.row(index + 1)}
              onClick={() => void dismiss(index + 1, 'chosen')}
            />
          ))}
        </List>
        {kind === 'form' && (
          <FieldGroup className="mx-margin mt-5 mb-4 [--field-background:var(--pb-surface)] [--field-label-background:var(--pb-grouped)]">
            <Field
              label={strings.specialRequest}
              name="special-request"
              autoComplete="off"
              value={specialRequest}
              onChange={setSpecialRequest}
            />
          </FieldGroup>
        )}
      </Content>
    </Page>
  )
}
