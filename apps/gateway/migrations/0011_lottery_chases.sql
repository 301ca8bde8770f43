CREATE TABLE "lottery_chase_draws" (
	"chase_id" bigint NOT NULL,
	"issue" text NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"order_id" bigint,
	CONSTRAINT "lottery_chase_draws_chase_id_issue_pk" PRIMARY KEY("chase_id","issue")
);
--> statement-breakpoint
CREATE TABLE "lottery_chases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lottery_chases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_code" text NOT NULL,
	"member_id" bigint NOT NULL,
	"game_code" text NOT NULL,
	"bets" jsonb NOT NULL,
	"draw_stake" bigint NOT NULL,
	"stop_on_win" boolean NOT NULL,
	"state" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "lottery_chase_draws" ADD CONSTRAINT "lottery_chase_draws_chase_id_lottery_chases_id_fk" FOREIGN KEY ("chase_id") REFERENCES "public"."lottery_chases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_chase_draws" ADD CONSTRAINT "lottery_chase_draws_order_id_lottery_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."lottery_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_chases" ADD CONSTRAINT "lottery_chases_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_chases" ADD CONSTRAINT "lottery_chases_game_code_lottery_games_code_fk" FOREIGN KEY ("game_code") REFERENCES "public"."lottery_games"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_chase_draws_by_order" ON "lottery_chase_draws" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "lottery_chases_by_member" ON "lottery_chases" USING btree ("member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "lottery_chases_running" ON "lottery_chases" USING btree ("id") WHERE state = 'running';