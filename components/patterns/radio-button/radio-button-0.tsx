'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import { Radio } from '@/components/ui/radio'
import { RadioGroup } from '@/components/ui/radio-group'
import type { ScreenProps } from '@/components/ui/screen-props'
import { StickyAction } from '@/components/ui/sticky-action'
import { Leaf } from '@/components/ui/symbols/leaf'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/radioButton/layout1.json'

type TimeSlot = (typeof english)['items'][number]

/** Props of RadioButton0. */
export type RadioButton0Props = ScreenProps<typeof english> & {
  /** Called with the time slot that was selected. */
  onChange?: (slot: TimeSlot) => void
  /** Called with the selected time slot when it is confirmed. */
  onSubmit?: (slot: TimeSlot) => void
}

const dayClass =
  'pressable relative flex min-h-16 flex-auto cursor-pointer flex-col items-center justify-center px-2 py-2 text-center transition-[background-color,border-radius] motion-duration-200 ios:rounded-[20px] ios:bg-surface material:rounded-[16px] baseline:border baseline:border-outline-variant expressive:bg-surface-bright has-checked:bg-tint-fill has-checked:text-on-tint expressive:has-checked:rounded-[32px] has-focus-visible:focus-ring forced-colors:has-checked:outline-3'

/**
 * Delivery time of an order: a row of days, and the times of the chosen day as rows with a radio button at the start
 * (Material) or a checkmark at the end (iOS).
 */
export default function RadioButton0({ data = english, onBack, ...callbacks }: RadioButton0Props) {
  const toast = useToast()
  const {
    onChange = ({ title, co2 }) => toast(interpolate(data.toasts.select, { title, co2 })),
    onSubmit = ({ title }) => toast(interpolate(data.toasts.submit, { title, day: day?.title ?? '' })),
  } = callbacks
  const radioGroupName = useId()
  const [selectedId, setSelectedId] = useState(data.selectedItem)
  const selectedTimeSlot = data.items.find(({ id }) => id === selectedId)
  const day = data.days.find(({ id }) => id === selectedTimeSlot?.day)
  const selectTimeSlot = (timeSlot?: TimeSlot) => {
    if (!timeSlot) return
    setSelectedId(timeSlot.id)
    onChange(timeSlot)
  }
  return (
    <Page>
      <Header title={data.toolbarTitle} onBack={onBack} />
      <Content grouped className="scroll-pb-28">
        <div className="flex-none px-margin pt-2 pb-4">
          <span className="grid grid-cols-3 gap-1 overflow-hidden rounded-card">
            {data.order.images.map(({ id, image }) => (
              <Picture key={id} src={image} ratio="4/3" sizes="130px" eager />
            ))}
          </span>
          <span className="mt-3 block text-title3">{data.order.title}</span>
          <span className="block text-secondary-label text-subhead">{data.order.subtitle}</span>
        </div>
        <div
          role="radiogroup"
          aria-label={data.labels.days}
          className="flex flex-none flex-wrap gap-1.5 px-margin"
        >
          {data.days.map(({ id, title, price }) => (
            <label key={id} className={dayClass}>
              <input
                type="radio"
                name={radioGroupName}
                checked={id === day?.id}
                onChange={() => selectTimeSlot(data.items.find((slot) => slot.day === id))}
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              />
              <span className="font-semibold text-subhead baseline:font-medium">{title}</span>
              <span className="text-footnote">{price}</span>
            </label>
          ))}
        </div>
        <RadioGroup
          label={data.title}
          value={String(selectedId)}
          onChange={(id) => selectTimeSlot(data.items.find((slot) => String(slot.id) === id))}
        >
          <List header={data.title} footer={data.footer} twoColumns className="ios:pt-5!">
            {data.items
              .filter((slot) => slot.day === day?.id)
              .map((slot) => (
                <Item
                  as="label"
                  key={slot.id}
                  className="ios:[&_[data-start]]:order-1"
                  start={<Radio value={String(slot.id)} />}
                  title={<span className="tabular-nums">{slot.title}</span>}
                  subtitle={
                    <span className={slot.isGreen ? 'text-[#1b5e20] theme-dark:text-[#8fd694]' : ''}>
                      {slot.isGreen && (
                        <Leaf aria-hidden="true" className="me-1 inline size-4 align-[-.15em]" />
                      )}
                      {slot.co2}
                    </span>
                  }
                  end={<span className="font-medium text-label text-subhead tabular-nums">{slot.price}</span>}
                />
              ))}
          </List>
        </RadioGroup>
        <StickyAction>
          <Button size="lg" onClick={() => selectedTimeSlot && onSubmit(selectedTimeSlot)}>
            {interpolate(data.button, { title: selectedTimeSlot?.title ?? '' })}
          </Button>
        </StickyAction>
      </Content>
    </Page>
  )
}
