import type { Span } from '@/lib/site/search/types'

/** Text with highlighted matches. */
export function Highlight({ text, marks }: { text: string; marks: readonly Span[] }) {
  let at = 0
  const pieces = marks.map(([from, to]) => {
    const before = text.slice(at, from)
    at = to
    return (
      <span key={from}>
        {before}
        <mark>{text.slice(from, to)}</mark>
      </span>
    )
  })
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  )
}
