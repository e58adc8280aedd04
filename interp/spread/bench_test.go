package spread

import (
	"encoding/json"
	"testing"

	"pat/interp/survey"
)

// What a deal costs who gathers: read from an answer, written as a line, added up. It bounds how
// many deals a second one survey can take, however many decide.
func BenchmarkDealGathered(b *testing.B) {
	a := Answer{Block: Block{Deals: mostDeals}}
	for i := range mostDeals {
		a.Records = append(a.Records, survey.Record{
			Deal: name(i), Verdict: survey.Won, Positions: int64(i * 7919 % 100_000), Moves: 100 + i%50,
			MS: float64(i*7919%20_000) / 1000,
		})
	}
	message, err := json.Marshal(a)
	if err != nil {
		b.Fatal(err)
	}
	terms := survey.Terms{Game: "some-game", Rules: "0123456789abcdef", Limits: "positions 100000, memory 300 MB"}
	lines := 0
	for b.Loop() {
		tally := survey.NewTally(name)
		var got Answer
		if err := json.Unmarshal(message, &got); err != nil {
			b.Fatal(err)
		}
		for i, r := range got.Records {
			r.Terms = terms
			lines += len(r.Line())
			tally.Add(i, r)
		}
	}
	deals := float64(b.N * mostDeals)
	b.ReportMetric(deals/b.Elapsed().Seconds(), "deals/s")
	b.ReportMetric(float64(len(message))/mostDeals, "message-B/deal")
	b.ReportMetric(float64(lines)/deals, "record-B/deal")
}
