'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { AddIcon } from '@/components/ui/action-icons'
import { Button } from '@/components/ui/button'
import { useContentLang } from '@/components/ui/content-state'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Picture } from '@/components/ui/picture'
import type english from '@/data/scrollSegment/layout1.json'

/** A dish on a menu. */
export type Dish = (typeof english)['page1']['items'][number]

type FoodMenuProps = {
  menu: { title: string; items: readonly Dish[] }
  labels: (typeof english)['labels']
  /** Returns the ordered quantity of a dish. */
  quantityOf: (dish: Dish) => number
  onAdd: (dish: Dish) => void
  onOpen: (dish: Dish) => void
}

/** A menu: the dishes with pictures as cards, and the other dishes as a list. A button adds a dish to the order. */
export function FoodMenu({ menu, labels, quantityOf, onAdd, onOpen }: FoodMenuProps) {
  const lang = useContentLang()
  const renderAddButton = (dish: Dish) => {
    const number = quantityOf(dish)
    const { title, price } = dish
    return (
      <Button
        variant={number ? 'fill' : 'soft'}
        label={interpolate(number ? labels.added : labels.add, { title, price, number }, lang)}
        onClick={() => onAdd(dish)}
        className={`size-9 min-h-9! flex-none rounded-full! [corner-shape:round]! p-0! tabular-nums ${number ? '' : 'ios:bg-fill ios:text-label baseline:bg-transparent baseline:text-on-surface-variant expressive:bg-secondary-container expressive:text-on-secondary-container'}`}
      >
        {number ? interpolate('{number}', { number }, lang) : <AddIcon className="size-5" />}
      </Button>
    )
  }
  return (
    <div className="text-body">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5em),1fr))] gap-3">
        {menu.items.map(
          (dish) =>
            dish.image && (
              <li
                key={dish.id}
                className="relative grid overflow-hidden rounded-card bg-surface shadow-card expressive:shadow-none"
              >
                <button
                  type="button"
                  onClick={() => onOpen(dish)}
                  className="pressable flex flex-col rounded-[inherit] text-start focus-ring-above ios:after:hidden ios:active:bg-pressed"
                >
                  <Picture src={dish.image} ratio="square" sizes="240px" eager />
                  <span className="block px-3.5 pt-2.5 text-headline">{dish.title}</span>
                  <span className="block px-3.5 text-secondary-label ios:text-footnote material:text-subhead">
                    {dish.description}
                  </span>
                  <span className="mt-auto block min-h-12 px-3.5 pt-2 font-semibold text-subhead tabular-nums">
                    {dish.price}
                  </span>
                </button>
                <span className="absolute end-2.5 bottom-2.5">{renderAddButton(dish)}</span>
              </li>
            ),
        )}
      </ul>
      <List header={menu.title} twoColumns className="-mx-margin">
        {menu.items.map(
          (dish) =>
            !dish.image && (
              <Item
                key={dish.id}
                title={dish.title}
                subtitle={dish.description}
                end={<span className="text-label tabular-nums material:text-subhead">{dish.price}</span>}
                onClick={() => onOpen(dish)}
                actions={<span className="pe-2">{renderAddButton(dish)}</span>}
              />
            ),
        )}
      </List>
    </div>
  )
}
