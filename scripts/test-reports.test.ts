import { describe, expect, it } from 'vitest'
import { rootFolder } from './settings'
import {
  browserOutcome,
  longestSpecs,
  MAX_RETRIED_TESTS,
  retryError,
  summaryLines,
  unitOutcome,
} from './test-reports'

const browserReport = {
  suites: [
    {
      suites: [
        {
          specs: [
            {
              title: 'opens',
              file: 'a.spec.ts',
              tests: [{ projectName: 'phone', status: 'expected', results: [{ errors: [] }] }],
            },
            {
              title: 'closes',
              file: 'a.spec.ts',
              tests: [
                {
                  projectName: 'phone',
                  status: 'unexpected',
                  results: [{ errors: [{ message: '\u001b[31mno button\u001b[39m\nat line 3' }] }],
                },
              ],
            },
            {
              title: 'slides',
              file: 'a.spec.ts',
              tests: [
                {
                  projectName: 'site',
                  status: 'flaky',
                  results: [{ errors: [{ message: 'too late' }] }, { errors: [] }],
                },
              ],
            },
            {
              title: 'waits',
              file: 'a.spec.ts',
              tests: [{ projectName: 'site', status: 'skipped', results: [] }],
            },
          ],
        },
      ],
    },
  ],
}

describe('the report of the browser tests', () => {
  it('counts a test that passed on a retry as passed, and names it', () => {
    const { passedCount, flakyTests } = browserOutcome(browserReport)
    expect(passedCount).toBe(2)
    expect(flakyTests).toEqual(['a.spec.ts (site): slides\n      too late'])
  })

  it('lists the specs that took longest, with the time of all their tests and retries', () => {
    const spec = (file: string, ...durations: number[]) => ({
      title: 'opens',
      file,
      tests: [
        { projectName: 'site', status: 'expected', results: durations.map((duration) => ({ duration })) },
      ],
    })
    const report = {
      suites: [
        { specs: [spec('a.spec.ts', 900, 1200), spec('b.spec.ts', 4000)] },
        { suites: [{ specs: [spec('a.spec.ts', 3000)] }] },
      ],
    }
    expect(longestSpecs(report, 2)).toEqual(['    5 s  a.spec.ts', '    4 s  b.spec.ts'])
    expect(longestSpecs(report, 1)).toHaveLength(1)
  })

  it('names failed tests with the first line of their errors, and skipped tests', () => {
    expect(browserOutcome(browserReport).failedTests).toEqual([
      'a.spec.ts (phone): closes\n      no button',
      'a.spec.ts (site): waits\n      skipped',
    ])
  })

  it('counts errors outside of tests', () => {
    expect(browserOutcome({ suites: [], errors: [{ message: 'no server' }] }).failedTests).toEqual([
      'no server',
    ])
  })
})

describe('the report of the unit tests', () => {
  it('names failed and skipped tests, and files in which no test ran', () => {
    const outcome = unitOutcome({
      testResults: [
        {
          name: `${rootFolder}/lib/a.test.ts`,
          assertionResults: [
            { status: 'passed', fullName: 'one' },
            { status: 'failed', fullName: 'two', failureMessages: ['expected 1\nto be 2'] },
            { status: 'pending', fullName: 'three' },
          ],
        },
        { name: `${rootFolder}/lib/b.test.ts`, message: 'syntax', assertionResults: [] },
      ],
    })
    expect(outcome.passedCount).toBe(1)
    expect(outcome.failedTests).toEqual([
      'lib/a.test.ts: two\n      expected 1',
      'lib/a.test.ts: three\n      pending',
      'lib/b.test.ts\n      syntax',
    ])
  })
})

describe('the end of a log', () => {
  it('is empty if everything passed', () => {
    expect(summaryLines([{ passedCount: 3, failedTests: [], flakyTests: [] }])).toEqual([])
  })

  it('lists failed tests before tests that passed on a retry', () => {
    expect(summaryLines([{ passedCount: 3, failedTests: ['b'], flakyTests: ['a'] }])).toEqual([
      'Failed:',
      '  b',
      'Passed only on a retry:',
      '  a',
    ])
  })

  it('is an error if more tests needed a retry than allowed', () => {
    const flakyTests = Array.from({ length: MAX_RETRIED_TESTS }, (_, test) => `test ${test}`)
    const outcome = { passedCount: 1, failedTests: [], flakyTests }
    expect(retryError([outcome])).toBeUndefined()
    expect(retryError([outcome, { ...outcome, flakyTests: ['one more'] }])).toMatch('26 tests')
  })
})
