import type { Mode } from '@/lib/frame/state'

/** An icon of a status bar: the size of its view box, and its paths. A path with `outline` is stroked, not filled. */
type StatusIcon = {
  width: number
  height: number
  paths: readonly { d: string; opacity?: number; outline?: true }[]
}

/** Content of each platform's status bar: the time that the platform’s marketing images show, and the icons in order. */
export const STATUS_BAR_CONTENT: Record<Mode, { clock: string; icons: readonly StatusIcon[] }> = {
  ios: {
    clock: '9:41',
    icons: [
      {
        width: 18,
        height: 12,
        paths: [
          {
            d: 'M.8 8h1.4q.8 0 .8.8v2.4q0 .8-.8.8H.8Q0 12 0 11.2V8.8Q0 8 .8 8Zm5-2.6h1.4q.8 0 .8.8v5q0 .8-.8.8H5.8q-.8 0-.8-.8v-5q0-.8.8-.8Zm5-2.6h1.4q.8 0 .8.8v7.6q0 .8-.8.8h-1.4q-.8 0-.8-.8V3.6q0-.8.8-.8Zm5-2.8h1.4q.8 0 .8.8v10.4q0 .8-.8.8h-1.4q-.8 0-.8-.8V.8q0-.8.8-.8Z',
          },
        ],
      },
      {
        width: 17,
        height: 12,
        paths: [
          {
            d: 'M8.5 2.4c2.4 0 4.6.9 6.3 2.5l1.2-1.3A10.9 10.9 0 0 0 8.5.6 10.9 10.9 0 0 0 1 3.6l1.2 1.3a9.1 9.1 0 0 1 6.3-2.5zm0 4c1.4 0 2.6.5 3.6 1.4l1.2-1.3a7 7 0 0 0-9.6 0l1.2 1.3c1-.9 2.2-1.4 3.6-1.4zm2.2 3.1L8.5 11.8 6.3 9.5a3.2 3.2 0 0 1 4.4 0z',
          },
        ],
      },
      {
        width: 27,
        height: 12,
        paths: [
          {
            d: 'M3.9.5h15.2a3.4 3.4 0 0 1 3.4 3.4v4.2a3.4 3.4 0 0 1-3.4 3.4H3.9A3.4 3.4 0 0 1 .5 8.1V3.9A3.4 3.4 0 0 1 3.9.5z',
            opacity: 0.5,
            outline: true,
          },
          {
            d: 'M4.1 2h12.8A2.1 2.1 0 0 1 19 4.1v3.8a2.1 2.1 0 0 1-2.1 2.1H4.1A2.1 2.1 0 0 1 2 7.9V4.1A2.1 2.1 0 0 1 4.1 2z',
          },
          { d: 'M24.3 4v4c.8-.3 1.3-1.1 1.3-2s-.5-1.7-1.3-2z', opacity: 0.5 },
        ],
      },
    ],
  },
  md: {
    clock: '9:30',
    icons: [
      { width: 17, height: 12, paths: [{ d: 'M8.5 12 .6 2.4A12 12 0 0 1 8.5 0c3 0 5.7.9 7.9 2.4z' }] },
      { width: 12, height: 12, paths: [{ d: 'M12 0v12H0z' }] },
      {
        width: 8,
        height: 13,
        paths: [
          {
            d: 'M2.6 0h2.8v1.2h1.4c.5 0 .9.4.9.9v10c0 .5-.4.9-.9.9H1.2a.9.9 0 0 1-.9-.9v-10c0-.5.4-.9.9-.9h1.4z',
          },
        ],
      },
    ],
  },
}
