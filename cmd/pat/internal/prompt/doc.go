// Package prompt is the text prompt at which a game is played: it reads a command a line, from a terminal with
// editing and history or from a pipe, and shows the board after each.
package prompt
