import { ComponentSheet } from '@/components/site/component-sheet/component-sheet'

export const metadata = { title: 'Components · Patternbook' }

export default function Page() {
  return <ComponentSheet />
}
