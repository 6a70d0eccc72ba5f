'use client'
import { useId } from 'react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/listView/googleCards/layout1.json'
import { fill } from '@/lib/data/fill'
import type { GoogleCards1 } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { Reactions } from './reactions'

/** People on cards: a tall portrait, a few facts, and heart, bookmark and share. */
export default function GoogleCard0() {
  const sample = useSample<GoogleCards1>('listView/googleCards/layout1', english)
  const { toolbarTitle, items, toasts, labels } = sample.data
  const toast = useToast()
  const page = useId()

  return (
    <Page>
      <Header title={toolbarTitle} back={{ href: '/subitems/googleCards/', label: 'Google Cards' }} />
      <Content sample={sample} grouped>
        <ul className="grid gap-4 px-margin pt-3 material:pt-2 tablet:grid-cols-2">
          {items.map((item, index) => {
            const { title } = item
            return (
              <Card key={item.id} as="li" className="@container text-body">
                <div className="flex min-h-50 @max-[12em]:flex-col">
                  <div className="relative w-[39%] max-w-37 flex-none @max-[12em]:h-50 @max-[12em]:w-full @max-[12em]:max-w-none">
                    <Picture name={item.image} eager={index < 3} ratio="fill" className="absolute inset-0" />
                  </div>
                  <div className="flex min-w-0 flex-1 flex-col text-end">
                    <div className="flex-1 px-margin pt-3.5 wrap-break-word">
                      <h2 id={`${page}${item.id}`} className="text-title3">
                        {title}
                      </h2>
                      <p className="mt-1 text-footnote text-label-2">{item.birthYear}</p>
                      <p className="text-footnote text-label-2">{item.country}</p>
                      <p className="mt-2 text-balance text-subhead">{item.description}</p>
                    </div>
                    <button
                      type="button"
                      aria-labelledby={`${page}${item.id}`}
                      onClick={() => toast(fill(toasts.item, { title }))}
                      className="pressable absolute! inset-0 rounded-card focus-ring-over"
                    />
                    <div className="relative ms-auto mt-1 mb-0.5 flex w-fit pe-1">
                      <Reactions item={item} toasts={toasts} labels={labels} />
                    </div>
                  </div>
                </div>
              </Card>
            )
          })}
        </ul>
      </Content>
    </Page>
  )
}
