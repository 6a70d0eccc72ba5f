import { type ShapeName, shapeNames } from '@patternbook/engine/shape/shapes'
import { useState } from 'react'
import { Picture } from '@/components/ui/picture'
import { Shape } from '@/components/ui/shape'

const colorClasses = ['bg-primary-container', 'bg-secondary-container', 'bg-tertiary-container']

/** Returns the label of a shape, such as `cookie 12` for `cookie12`. */
const labelOf = (name: ShapeName) => name.replace(/[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`)

export default function Example() {
  const [shape, setShape] = useState<ShapeName>('cookie9')
  return (
    <div className="grid w-full justify-items-center gap-6">
      <Shape name={shape} className="size-56 rounded-full">
        <Picture src="land-lake" ratio="fill" alt="Lake" sizes="224px" />
      </Shape>
      <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-x-1 gap-y-3 ios:hidden baseline:hidden">
        {shapeNames.map((name, index) => (
          <li key={name} className="grid">
            <button
              type="button"
              aria-pressed={name === shape}
              onClick={() => setShape(name)}
              className="group grid content-start justify-items-center gap-1.5 rounded-[16px] py-1 text-center text-caption text-secondary-label aria-pressed:font-semibold aria-pressed:text-label"
            >
              <Shape
                name={name}
                className={`size-12 rounded-full forced-color-adjust-none group-aria-pressed:bg-md-primary ${colorClasses[index % colorClasses.length]}`}
              />
              <span className="first-letter:uppercase">{labelOf(name)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="max-w-72 text-balance text-center text-footnote text-secondary-label expressive:hidden">
        Shapes appear only in Material 3 Expressive. On iOS and in Material 3 Baseline, the className prop
        sets the corners of the picture.
      </p>
    </div>
  )
}
