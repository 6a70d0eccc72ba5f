import { useState } from 'react'
import { SearchField } from '@/components/ui/search-field'

export default function Example() {
  const [query, setQuery] = useState('')
  return (
    <SearchField
      className="w-full"
      label="Search trips"
      clearLabel="Clear"
      value={query}
      onChange={setQuery}
    />
  )
}
