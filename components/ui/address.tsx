/** An e-mail address in running text: keeps its own direction and breaks after its @ before it breaks anywhere else. */
export function Address({ children, className }: { children: string; className?: string }) {
  const [local, domain] = children.split('@')
  return (
    <bdi dir="ltr" className={className}>
      {domain === undefined ? (
        local
      ) : (
        <>
          {local}@<wbr />
          {domain}
        </>
      )}
    </bdi>
  )
}
