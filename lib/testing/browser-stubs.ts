/**
 * Stubs for browser APIs that screens use and jsdom lacks: media queries that do not match, and observers that report nothing. A
 * test imports this file first, because some modules use these APIs when they are loaded.
 */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })

Object.assign(window, { matchMedia, IntersectionObserver: Observer, ResizeObserver: Observer })

export {}
