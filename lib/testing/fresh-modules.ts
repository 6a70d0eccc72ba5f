import { vi } from 'vitest'

// Loads the modules of each test file anew. With one worker (`--maxWorkers=1`), Vitest runs all files in one context. Without
// this reset, a file would get the state and the mocks of the file before it.
vi.resetModules()
