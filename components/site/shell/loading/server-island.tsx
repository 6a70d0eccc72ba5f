'use client'
import { usePathname } from 'next/navigation'
import { appPath } from '@/lib/navigation/href'
import type { IslandDefinition } from './island'

/** A part of the shell on the server, where all code is available. */
export default function ServerIsland({
  definition: { tag: Tag, props, Content },
}: {
  definition: IslandDefinition
}) {
  const path = appPath(usePathname() ?? '/')
  return (
    <Tag {...props} data-path={path}>
      <Content path={path} />
    </Tag>
  )
}
