import { queryParams } from './query-params'

/** Table of the query parameters, with their values and meanings. @param names names of the parameters to list. Default: all */
export const QueryParamTable = ({ names }: { names?: readonly string[] }) => (
  <div className="sh-table">
    <table>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">Values</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {queryParams
          .filter(({ name }) => !names || names.includes(name))
          .map(({ name, values, meaning }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{values}</td>
              <td>{meaning}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </div>
)
