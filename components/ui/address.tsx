import { Fragment } from 'react'

/**
 * An e-mail or web address in running text: keeps its own direction, and breaks after its @ or before a dot of its
 * domain before it breaks anywhere else.
 */
export function Address({ children, className }: { children: string; className?: string }) {
  const [name, ...dotted] = children.split(/(?<=@)|(?=\.[^@]*$)/)
  return (
    <bdi dir="ltr" className={className}>
      {name}
      {dotted.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
