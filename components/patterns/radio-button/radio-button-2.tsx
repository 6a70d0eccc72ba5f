'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { CheckIcon } from '@/components/ui/icon'
import { Page } from '@/components/ui/page'
import { PhotoHeader } from '@/components/ui/photo-header'
import { Radio } from '@/components/ui/radio'
import { RadioGroup } from '@/components/ui/radio-group'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Segmented } from '@/components/ui/segmented'
import { StickyAction } from '@/components/ui/sticky-action'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/radioButton/layout3.json'

type Plan = (typeof english)['items'][number]

/** Props of RadioButton2. */
export type RadioButton2Props = ScreenProps<typeof english> & {
  /** Called with the plan that was selected. */
  onChange?: (plan: Plan) => void
  /** Called with the selected plan, and whether it is billed yearly, when the user confirms the selection. */
  onSubmit?: (plan: Plan, isYearly: boolean) => void
  /** Called when the billing period changes. */
  onPeriodChange?: (isYearly: boolean) => void
}

/** Plans of a coworking space as cards with the radio button at the end. The card of the chosen plan lists its features. */
export default function RadioButton2({ data = english, onBack, ...callbacks }: RadioButton2Props) {
  const toast = useToast()
  const {
    onChange = ({ title }) => toast(interpolate(data.toasts.select, { title })),
    onSubmit = ({ title }) => toast(interpolate(data.toasts.submit, { title })),
    onPeriodChange,
  } = callbacks
  const [value, setValue] = useState(String(data.selectedItem))
  const [billingPeriod, setBillingPeriod] = useState('month')
  const isYearly = billingPeriod === 'year'
  const selectedPlan = data.items.find(({ id }) => String(id) === value)
  const selectPlan = (id: string) => {
    setValue(id)
    const plan = data.items.find((one) => String(one.id) === id)
    if (plan) onChange(plan)
  }
  const changePeriod = (period: string) => {
    setBillingPeriod(period)
    onPeriodChange?.(period === 'year')
  }
  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" overPicture onBack={onBack} />
      <Content grouped className="scroll-pb-28">
        <PhotoHeader src={data.image} alt={data.imageAlt} className="min-h-64">
          <h1 className={`text-balance ${fittedTitleClass(data.headline, 'title1')}`}>{data.headline}</h1>
          <p className="mt-1 text-pretty text-subhead">{data.description}</p>
        </PhotoHeader>
        <div className="flex-none px-margin pt-4 tablet:mx-auto tablet:w-110 tablet:px-0">
          <Segmented
            label={data.labels.billing}
            options={data.billing}
            value={billingPeriod}
            onChange={changePeriod}
          />
          <RadioGroup label={data.title} value={value} onChange={selectPlan}>
            <ul className="grid gap-2.5 pt-4">
              {data.items.map((plan) => (
                <li key={plan.id}>
                  {/* biome-ignore lint/a11y/noLabelWithoutControl: Radio renders the control */}
                  <label className="pressable squircle block cursor-pointer rounded-card border-2 border-transparent bg-surface p-3.5 shadow-card transition-colors motion-duration-200 has-checked:border-tint-fill expressive:shadow-none expressive:has-checked:bg-secondary-container expressive:has-checked:text-on-secondary-container expressive:has-checked:[--pb-secondary-label:var(--pb-on-secondary-container)]">
                    <span className="flex items-center gap-3">
                      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                        <span className="min-w-0 flex-[1_1_8em]">
                          <span className="flex flex-wrap items-center gap-x-2 text-title3">
                            {plan.title}
                            {plan.badge && (
                              <span className="expressive:[--pb-on-secondary-container:var(--pb-on-primary)] expressive:[--pb-tint-soft:var(--pb-primary)]">
                                <Badge tone="tint">{plan.badge}</Badge>
                              </span>
                            )}
                          </span>
                          <span className="block text-secondary-label text-subhead">{plan.subtitle}</span>
                        </span>
                        <span className="text-end @max-[18em]/frame:text-start">
                          <span className="text-title2 tabular-nums">
                            {isYearly ? plan.yearlyPrice : plan.price}
                          </span>
                          <span className="block text-caption text-secondary-label">
                            {data.labels.period}
                          </span>
                        </span>
                      </span>
                      <Radio value={String(plan.id)} />
                    </span>
                    {String(plan.id) === value && (
                      <span className="mt-3 grid gap-1.5 border-separator border-t-hairline pt-3 text-label text-subhead">
                        {plan.features.map(({ id, text }) => (
                          <span key={id} className="flex gap-2">
                            <CheckIcon className="size-5 text-tint" />
                            {text}
                          </span>
                        ))}
                      </span>
                    )}
                  </label>
                </li>
              ))}
            </ul>
          </RadioGroup>
        </div>
        <StickyAction>
          <Button
            size="lg"
            onClick={() => selectedPlan && onSubmit(selectedPlan, isYearly)}
            className="tablet:mx-auto tablet:w-110"
          >
            {interpolate(data.button, { title: selectedPlan?.title ?? '' })}
          </Button>
        </StickyAction>
      </Content>
    </Page>
  )
}
