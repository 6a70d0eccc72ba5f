import { expect, it } from 'vitest'
import { dataPath } from './data-path'

it.each([
  ['login/0', 'login/layout1'],
  ['action-sheet/2', 'actionSheet/layout3'],
  ['forgot-password/1', 'forgetPassword/layout2'],
  ['google-card/3', 'listView/googleCards/layout4'],
  ['scrollSegment/0', 'scrollSegment/layout1'],
  ['range/0', 'ranges'],
  ['image-gallery-subgallery', 'imageGallery/layout1'],
  ['full-image-gallery', 'imageGallery/layout1'],
  ['select/1', 'select'],
  ['spinner/1', 'spinner'],
  ['splash-screens/2', 'splashScreens'],
  ['tab/1/tab/tab4', 'tab/tab4'],
  ['items/login', 'catalog'],
  ['settings', 'settings'],
  ['', 'home'],
])('%s reads its sample data from %s', (route, path) => {
  expect(dataPath(route)).toBe(path)
})

it.each([
  ['0.3', 1],
  ['1.4', 2],
  ['2.6.1', 3],
  ['7.1', 1],
  ['2', 1],
  ['nonsense', 1],
])('the pages inside the galleries read the data of gallery %s', (gallery, layout) => {
  for (const id of ['image-gallery-subgallery', 'full-image-gallery'])
    expect(dataPath(id, gallery)).toBe(`imageGallery/layout${layout}`)
  expect(dataPath('image-gallery/0', gallery)).toBe('imageGallery/layout1')
})
