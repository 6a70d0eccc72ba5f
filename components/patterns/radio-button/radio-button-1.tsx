'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Logo } from '@/components/ui/logo'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { Radio } from '@/components/ui/radio'
import { RadioGroup } from '@/components/ui/radio-group'
import type { ScreenProps } from '@/components/ui/screen-props'
import { StickyAction } from '@/components/ui/sticky-action'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/radioButton/layout2.json'

type Design = (typeof english)['items'][number]

/** Props of RadioButton1. */
export type RadioButton1Props = ScreenProps<typeof english> & {
  /** Called with the design that was selected. */
  onChange?: (item: Design) => void
  /** Called with the selected design when the card is ordered. */
  onSubmit?: (item: Design) => void
}

/** Designs of a bank card, one of which can be selected. The card at the top shows the selected design. */
export default function RadioButton1({ data = english, onBack, ...callbacks }: RadioButton1Props) {
  const toast = useToast()
  const {
    onChange = ({ title }) => toast(interpolate(data.toasts.select, { title })),
    onSubmit = ({ title }) => toast(interpolate(data.toasts.submit, { title })),
  } = callbacks
  const [value, setValue] = useState(String(data.selectedItem))
  const selectedDesign = data.items.find((item) => String(item.id) === value)
  const selectDesign = (id: string) => {
    setValue(id)
    const item = data.items.find((one) => String(one.id) === id)
    if (item) onChange(item)
  }
  return (
    <Page>
      <Header title={data.toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped className="scroll-pb-28">
        <div className="mx-auto w-full max-w-120 px-margin pt-1">
          <div className="squircle relative isolate flex aspect-[1.586] flex-col justify-between overflow-hidden rounded-[22px] p-5 text-white shadow-float">
            <Picture
              src={selectedDesign?.avatar ?? ''}
              ratio="fill"
              eager
              className="absolute! inset-0 -z-1 after:absolute after:inset-0 after:bg-linear-to-b after:from-[rgb(8_10_20/.35)] after:via-transparent after:to-[rgb(8_10_20/.6)]"
            />
            <Logo className="size-9" />
            <span
              aria-hidden="true"
              className="h-8 w-11 flex-none rounded-[7px] @max-[14em]/frame:hidden bg-linear-to-br from-[#F6DFA4] to-[#B98A3C] opacity-90"
            />
            <span className="flex flex-wrap items-end justify-between gap-x-3 text-headline tabular-nums">
              <span>{data.holder}</span>
              <bdi>{data.number}</bdi>
            </span>
          </div>
          <RadioGroup label={data.title} value={value} onChange={selectDesign}>
            <h2 className="pt-6 pb-2 text-title3">{data.title}</h2>
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10em),1fr))] gap-2.5">
              {data.items.map((item) => (
                <li key={item.id}>
                  {/* biome-ignore lint/a11y/noLabelWithoutControl: Radio renders the control */}
                  <label className="pressable squircle flex h-full cursor-pointer items-center gap-2 rounded-card border-2 border-transparent bg-surface p-2 pe-2.5 shadow-card transition-colors motion-duration-200 has-checked:border-tint-fill expressive:shadow-none expressive:has-checked:bg-secondary-container expressive:has-checked:text-on-secondary-container expressive:has-checked:[--pb-secondary-label:var(--pb-on-secondary-container)]">
                    <Picture
                      src={item.avatar}
                      ratio="square"
                      sizes="40px"
                      className="w-10 flex-none rounded-[10px] expressive:rounded-full"
                    />
                    <span className="min-w-0 flex-1">
                      <span className="block wrap-break-word text-headline">{item.title}</span>
                      <span className="block text-balance text-caption text-secondary-label">
                        {item.subtitle}
                      </span>
                    </span>
                    <Radio value={String(item.id)} />
                  </label>
                </li>
              ))}
            </ul>
          </RadioGroup>
        </div>
        <StickyAction>
          <Button size="lg" onClick={() => selectedDesign && onSubmit(selectedDesign)}>
            {data.button}
          </Button>
        </StickyAction>
      </Content>
    </Page>
  )
}
