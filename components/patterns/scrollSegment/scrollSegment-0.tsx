'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { useState } from 'react'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/scrollSegment/layout1.json'
import { type Dish, FoodMenu } from './food-menu'
import { SwipeableTabsPage } from './swipeable-tabs-page'

/** Props of ScrollSegment0. */
export type ScrollSegment0Props = ScreenProps<typeof english> & {
  /** Called with the dish that was pressed. */
  onSelect?: (dish: Dish) => void
  /** Called with the dish that was added, and its new quantity in the order. */
  onAdd?: (dish: Dish, quantity: number) => void
}

/** Menus of a food hall on three pages with text tabs at the top. A button adds a dish to the order. */
export default function ScrollSegment0({ data = english, onBack, ...callbacks }: ScrollSegment0Props) {
  const { page1, page2, page3, toasts, labels } = data
  const toast = useToast()
  const {
    onSelect = ({ title, price }) => toast(interpolate(toasts.item, { title, price })),
    onAdd = ({ title }) => toast(interpolate(toasts.add, { title })),
  } = callbacks
  const [order, setOrder] = useState<Record<string, number>>({})

  return (
    <SwipeableTabsPage onBack={onBack} data={data} placement="top">
      {[page1, page2, page3].map((menu, pageIndex) => {
        const orderKeyOf = ({ id }: Dish) => `${pageIndex}-${id}`
        const quantityOf = (dish: Dish) => order[orderKeyOf(dish)] ?? 0
        return (
          <FoodMenu
            // biome-ignore lint/suspicious/noArrayIndexKey: menus never change their order
            key={pageIndex}
            menu={menu}
            labels={labels}
            quantityOf={quantityOf}
            onOpen={onSelect}
            onAdd={(dish) => {
              setOrder({ ...order, [orderKeyOf(dish)]: quantityOf(dish) + 1 })
              onAdd(dish, quantityOf(dish) + 1)
            }}
          />
        )
      })}
    </SwipeableTabsPage>
  )
}
