import { words } from './words.ts'

/** The words of the house, from the list that the test holds every text against. */
export function WordList() {
  return (
    <table>
      <thead>
        <tr>
          <th>Vi sier</th>
          <th>Ikke</th>
          <th>Om</th>
        </tr>
      </thead>
      <tbody>
        {words.map(({ say, not, about }) => (
          <tr key={say}>
            <td>
              <strong>{say}</strong>
            </td>
            <td>{not.join(', ')}</td>
            <td>{about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
