import { vi } from 'vitest'

// Removes the loaded modules before each test file. With one worker (`--maxWorkers=1`), Vitest runs all files in one
// context, so a file would otherwise get the state and the mocks of the file before it.
vi.resetModules()
