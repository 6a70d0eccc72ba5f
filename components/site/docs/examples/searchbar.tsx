import { useState } from 'react'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Searchbar } from '@/components/ui/searchbar'

const cities = ['Cairo', 'Dakar', 'Florence', 'Lisbon']

export default function Example() {
  const [query, setQuery] = useState('')
  const matchingCities = cities.filter((city) => city.toLowerCase().includes(query.toLowerCase()))
  return (
    <div className="w-full">
      <div className="px-margin pt-3">
        <Searchbar
          isSearchView
          label="Search cities"
          clearLabel="Clear"
          cancelLabel="Cancel"
          status={`${matchingCities.length} cities`}
          value={query}
          onChange={setQuery}
        />
      </div>
      <List>
        {matchingCities.map((city) => (
          <Item key={city} title={city} />
        ))}
      </List>
    </div>
  )
}
