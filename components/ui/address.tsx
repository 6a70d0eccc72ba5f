import { Fragment } from 'react'

/**
 * An email or web address in running text. The address keeps its own direction and preferably breaks after the @ or before a
 * dot in the domain. Screen readers read the address as one string.
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
