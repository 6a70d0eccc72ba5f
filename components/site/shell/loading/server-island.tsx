'use client'
import { usePathname } from 'next/navigation'
import { appPath } from '@/lib/navigation/href'
import type { IslandPart } from './island'

/** A part of the shell on the server, where all code is available. */
export default function ServerIsland({ of: { tag: Tag, props, Content } }: { of: IslandPart }) {
  const path = appPath(usePathname() ?? '/')
  return (
    <Tag {...props} data-path={path}>
      <Content path={path} />
    </Tag>
  )
}
