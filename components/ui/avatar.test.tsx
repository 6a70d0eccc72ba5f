import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { metrics } from '@/lib/frame/tokens'
import { Avatar, type AvatarProps } from './avatar'

const shapesOf = (props: AvatarProps) => renderToStaticMarkup(<Avatar {...props} />).match(/shape-\w+/g) ?? []

test('the two largest sizes have one shape, which depends only on the name of the picture', () => {
  for (const size of ['sm', 'md', 'lg'] as const) expect(shapesOf({ src: 'avatar-elena', size })).toEqual([])
  const xlShapesOf = (src: string) => shapesOf({ src, size: 'xl' })
  expect(xlShapesOf('avatar-elena')).toHaveLength(1)
  expect(shapesOf({ src: 'avatar-elena', size: '2xl' })).toEqual(xlShapesOf('avatar-elena'))
  const names = ['avatar-elena', 'avatar-kenji', 'avatar-amara', 'https://example.com/people/1.jpg']
  expect(new Set(names.flatMap(xlShapesOf)).size).toBe(3)
})

test('a medium picture is requested at the width of its circle, 40 px', () => {
  const html = renderToStaticMarkup(<Avatar src="avatar-elena" eager />)
  expect(html).toContain('sizes="40px"')
  expect([metrics.ios.avatar, metrics.md.avatar]).toEqual(['40px', '40px'])
})
