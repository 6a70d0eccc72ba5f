import { Fragment } from 'react'

/**
 * An email address or a URL in running text. It is always left to right, and preferably breaks after an @ or before a dot, but
 * not before a dot that precedes the @.
 */
export function WebAddress({ children, className }: { children: string; className?: string }) {
  const [firstPart, ...remainingParts] = children.split(/(?<=@)|(?=\.[^@]*$)/)
  return (
    <bdi dir="ltr" className={className}>
      {firstPart}
      {remainingParts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same part can occur twice, and parts have no state
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
