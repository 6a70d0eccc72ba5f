/** Platform icons: `[iOS strokes, iOS stroke width, Material fill]`, drawn in a 24 px box. */
const shapes = {
  back: ['M15 4 6.9 12 15 20', 2.5, 'M7.8 13 13.4 18.6 12 20 4 12 12 4l1.4 1.4L7.8 11H20v2H7.8Z'],
  menu: ['M4 7.5h16M4 12h16M4 16.5h16', 2, 'M3 18v-2h18v2H3Zm0-5v-2h18v2H3Zm0-5V6h18v2H3Z'],
  search: [
    'M10.6 4a6.6 6.6 0 1 0 0 13.2 6.6 6.6 0 0 0 0-13.2ZM15.6 15.6l5 5',
    2,
    'm19.6 21-6.3-6.3a6.1 6.1 0 0 1-3.8 1.3q-2.72 0-4.61-1.89Q3 12.23 3 9.5t1.89-4.61Q6.78 3 9.5 3t4.61 1.89Q16 6.78 16 9.5a6.1 6.1 0 0 1-1.3 3.8l6.3 6.3-1.4 1.4ZM9.5 14a4.34 4.34 0 0 0 3.19-1.31A4.34 4.34 0 0 0 14 9.5a4.34 4.34 0 0 0-1.31-3.19A4.34 4.34 0 0 0 9.5 5a4.34 4.34 0 0 0-3.19 1.31A4.34 4.34 0 0 0 5 9.5q0 1.88 1.31 3.19A4.34 4.34 0 0 0 9.5 14Z',
  ],
  share: [
    'M8 9.5H6.2A1.7 1.7 0 0 0 4.5 11.2v8.1A1.7 1.7 0 0 0 6.2 21h11.6a1.7 1.7 0 0 0 1.7-1.7v-8.1a1.7 1.7 0 0 0-1.7-1.7H16M12 14.5V2.6M8.2 6.2 12 2.4l3.8 3.8',
    1.75,
    'M18 22q-1.25 0-2.13-.88Q15 20.25 15 19q0-.17.1-.7l-7.03-4.1q-.4.37-.92.58Q6.63 15 6 15q-1.25 0-2.13-.88Q3 13.25 3 12t.87-2.13Q4.75 9 6 9q.63 0 1.15.22.52.2.92.58L15.1 5.7q-.05-.18-.07-.34Q15 5.2 15 5q0-1.25.87-2.13Q16.75 2 18 2t2.13.87Q21 3.75 21 5t-.87 2.13Q19.25 8 18 8q-.63 0-1.15-.22-.52-.2-.92-.58L8.9 11.3q.05.18.08.34Q9 11.8 9 12t-.02.36q-.03.16-.08.34l7.03 4.1q.4-.37.92-.58Q17.37 16 18 16q1.25 0 2.13.88Q21 17.75 21 19t-.87 2.12Q19.25 22 18 22Z',
  ],
  more: [
    'M5 12h.01M12 12h.01M19 12h.01',
    4,
    'M12 7.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm0 6.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm0 6.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Z',
  ],
  close: [
    'm5.5 5.5 13 13m0-13-13 13',
    2.25,
    'M6.4 19 5 17.6l5.6-5.6L5 6.4 6.4 5l5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19Z',
  ],
  add: ['M12 4v16M4 12h16', 2.1, 'M11 13H5v-2h6V5h2v6h6v2h-6v6h-2v-6Z'],
  check: [
    'm5 12.6 4.7 4.900L19 6.8',
    2.4,
    'm9.55 18-5.7-5.7 1.43-1.43 4.27 4.28 9.18-9.180L20.15 7.4 9.55 18Z',
  ],
  chevron: ['m9.2 5.4 6.5 6.6-6.5 6.6', 2.4, 'M9.4 18 8 16.600l4.6-4.600L8 7.4 9.4 6l6 6-6 6Z'],
} as const satisfies Record<string, readonly [ios: string, width: number, material: string]>

/** Names of the icons with a shape for each platform. */
export type IconName = keyof typeof shapes

const line = 'fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round]'
const pointing: readonly IconName[] = ['back', 'chevron']

/**
 * An icon in the platform's style. It is decorative: the control around it has the accessible name.
 * @param name `back` and `chevron` are mirrored in right-to-left
 * @param className size and color; default: 24 px, the text color
 */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  const [ios, width, material] = shapes[name]
  const own = `flex-none ${pointing.includes(name) ? 'flip ' : ''}${className}`
  return (
    <>
      <svg aria-hidden viewBox="0 0 24 24" strokeWidth={width} className={`material:hidden ${line} ${own}`}>
        <path d={ios} />
      </svg>
      <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className={`ios:hidden ${own}`}>
        <path d={material} />
      </svg>
    </>
  )
}
