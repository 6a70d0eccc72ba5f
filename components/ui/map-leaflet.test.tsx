// @vitest-environment jsdom
import '@/lib/testing/browser-stubs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import english from '@/data/maps/layout3.json'
import { initialMapState } from '@/lib/map/state'
import { mapStrings } from '@/lib/map/words'
import { LeafletMap } from './map-leaflet'

const mapProps: ComponentProps<typeof LeafletMap> = {
  map: { ...english.map, streetViewControl: true },
  mapHandle: { state: initialMapState(''), dispatch: () => {}, apiKey: '' },
  label: english.labels.map,
  markerLabel: english.labels.marker,
  gestureHandling: 'cooperative',
  getViewport: () => english.map,
  onViewportChange: () => {},
  onReadyChange: () => {},
}

afterEach(cleanup)

/** A map above a text field, as in Form3. */
function Note() {
  const [note, setNote] = useState('')
  return (
    <section>
      <LeafletMap {...mapProps} />
      <input value={note} onChange={(event) => setNote(event.target.value)} />
    </section>
  )
}

it('the close button of a street picture has the focus when it opens, but not while the user types below it', () => {
  render(<Note />)
  fireEvent.click(screen.getByRole('button', { name: mapStrings.en.streetView }))
  const closeButton = screen.getByRole('button', { name: mapStrings.en.closeStreetView })
  expect(document.activeElement).toBe(closeButton)
  const field = screen.getByRole('textbox')
  field.focus()
  fireEvent.change(field, { target: { value: 'Ring twice' } })
  expect(document.activeElement).toBe(field)
})

it('Escape closes the street picture and does not leave full screen', () => {
  render(<Note />)
  const openButton = screen.getByRole('button', { name: mapStrings.en.streetView })
  openButton.focus()
  fireEvent.click(openButton)
  const closeButton = screen.getByRole('button', { name: mapStrings.en.closeStreetView })
  // The browser leaves full screen unless the default action is prevented.
  expect(fireEvent.keyDown(closeButton, { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('button', { name: mapStrings.en.closeStreetView })).toBeNull()
  expect(document.activeElement).toBe(openButton)
})
